'use client'
import { useQuery } from '@tanstack/react-query'
import { isContractQueryOptions, type IsContractOptions } from '../../query/chain/isContract.ts'
import { useConfig } from '../context/useConfig.ts'

/** Whether a contract is at an address; undefined while unknown. */
export function useIsContract(parameters: IsContractOptions): boolean | undefined {
  return useQuery(isContractQueryOptions(useConfig('useIsContract'), parameters)).data
}
