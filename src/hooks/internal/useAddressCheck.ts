'use client'
import { useQuery } from '@tanstack/react-query'
import { readAddress, type ReadAddress } from '../../utils/address/readAddress.ts'
import { isContractQueryOptions } from '../../query/isContract.ts'
import { useConfig } from './useConfig.ts'

export interface UseAddressCheckReturnType extends ReadAddress {
  /** Whether a contract is there; undefined while unknown. */
  isContract: boolean | undefined
}

/** Checks an address that a person typed for a chain. An empty text has neither address nor fault. */
export function useAddressCheck({
  text,
  chainId,
}: {
  text: string
  chainId: number | undefined
}): UseAddressCheckReturnType {
  const config = useConfig('useAddressCheck')
  const { address, fault } = readAddress(text)
  const { data: isContract } = useQuery(isContractQueryOptions(config, { chainId, address }))
  return { address, fault, isContract }
}
