import type { Address } from 'viem'
import type { AddressProblem } from '../../../../utils/address/parseAddress.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { isLookAlikeAddress } from '../../../../utils/address/isLookAlikeAddress.ts'
import { addressHazard, type AddressHazard } from '../../../../utils/address/addressHazard.ts'

export interface AddressFindingsInput {
  /** Undefined when nothing, or no address, was entered. */
  address: Address | undefined
  problem: AddressProblem | undefined
  isContract: boolean | undefined
  /** The connected account and the addresses the page knows. */
  known: readonly Address[]
  /** Addresses of the tokens on both sides. */
  tokens: readonly Address[]
}

export interface AddressFindings {
  /** What makes the address unusable. */
  problem: AddressProblem | AddressHazard | undefined
  /** A known address that this one can be taken for. */
  lookAlike: Address | undefined
  /** True for an address that nobody here knows. */
  isFirst: boolean
  isContract: boolean
  address: Address | undefined
}

/** Everything that a person should know of an address they entered, before money goes there. */
export function addressFindings({
  address,
  problem,
  isContract,
  known,
  tokens,
}: AddressFindingsInput): AddressFindings {
  const isKnown = known.some((other) => isSameAddress(other, address))
  return {
    problem: problem ?? (address && addressHazard(address, tokens)),
    lookAlike: address && !isKnown ? known.find((other) => isLookAlikeAddress(other, address)) : undefined,
    isFirst: address !== undefined && !isKnown,
    isContract: isContract === true,
    address,
  }
}
