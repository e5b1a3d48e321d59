'use client'
import { useQuery } from '@tanstack/react-query'
import { parseAddress, type ParsedAddress } from '../../utils/address/parseAddress.ts'
import { isContractQueryOptions } from '../../query/isContract.ts'
import { useConfig } from './useConfig.ts'

export interface UseAddressCheckReturnType extends ParsedAddress {
  /** Whether a contract is there; undefined while unknown. */
  isContract: boolean | undefined
}

/** Checks an address that a person typed for a chain. An empty text has neither address nor problem. */
export function useAddressCheck({
  text,
  chainId,
}: {
  text: string
  chainId: number | undefined
}): UseAddressCheckReturnType {
  const config = useConfig('useAddressCheck')
  const { address, problem } = parseAddress(text)
  const { data: isContract } = useQuery(isContractQueryOptions(config, { chainId, address }))
  return { address, problem, isContract }
}
