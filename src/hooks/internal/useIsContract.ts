'use client'
import { useQuery } from '@tanstack/react-query'
import { isContractQueryOptions, type IsContractOptions } from '../../query/chain/isContract.ts'
import { useConfig } from '../context/useConfig.ts'

/** Whether a contract is at an address; undefined while unknown. */
export function useIsContract({ chainId, address }: IsContractOptions): boolean | undefined {
  const config = useConfig('useIsContract')
  return useQuery(isContractQueryOptions(config, { chainId, address })).data
}
