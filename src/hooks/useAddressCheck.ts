'use client'
import { useQuery } from '@tanstack/react-query'
import { isAddress, type Address } from 'viem'
import { isContractQueryOptions } from '../query/isContract.ts'
import { useCauseway } from './causewayContext.ts'

/** What is wrong with a text as an address. */
export type AddressFault =
  /** Not `0x` and 40 hex digits. */
  | 'format'
  /** Its letter case says that a character is wrong (ERC-55). */
  | 'checksum'

export interface UseAddressCheckReturnType {
  /** The address; undefined while the text is none. */
  address: Address | undefined
  fault: AddressFault | undefined
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
  const { reader } = useCauseway('useAddressCheck')
  const plain = text.trim()
  const isHex = isAddress(plain, { strict: false })
  // Without mixed case there is no checksum to be wrong.
  const hasChecksum =
    plain.slice(2) !== plain.slice(2).toLowerCase() && plain.slice(2) !== plain.slice(2).toUpperCase()
  const address = isHex && (!hasChecksum || isAddress(plain)) ? (plain as Address) : undefined
  const { data: isContract } = useQuery(isContractQueryOptions(reader, { chainId, address }))
  return {
    address,
    fault: plain === '' || address ? undefined : isHex ? 'checksum' : 'format',
    isContract,
  }
}
