import type { ChainAddressProblem } from '../../../../utils/address/families/parseChainAddress.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { isLookAlikeAddress } from '../../../../utils/address/isLookAlikeAddress.ts'
import { addressHazard, type AddressHazard } from '../../../../utils/address/addressHazard.ts'

export interface AddressFindingsInput {
  /** Undefined if nothing, or no address, was entered. */
  address: string | undefined
  problem: ChainAddressProblem | undefined
  isContract: boolean | undefined
  /** The connected account and the addresses that the page knows. */
  known: readonly string[]
  /** Addresses of the tokens on both sides. */
  tokens: readonly string[]
  /** Whether the wallet's own address can't be used on the chain. @default false */
  isRequired?: boolean | undefined
}

export interface AddressFindings {
  /** What makes the address unusable. */
  problem: ChainAddressProblem | AddressHazard | undefined
  /** A known address that looks like this one. */
  lookAlike: string | undefined
  /** True for an address that hasn't been used here before. */
  isFirstUse: boolean
  isContract: boolean
  address: string | undefined
  /** True if the wallet's own address can't receive, and no other one was entered. */
  isMissing: boolean
}

/** Everything that a user should know about an entered address before funds go there. */
export function addressFindings({
  address,
  problem,
  isContract,
  known,
  tokens,
  isRequired = false,
}: AddressFindingsInput): AddressFindings {
  const isKnown = known.some((other) => isSameAddress(other, address))
  return {
    problem: problem ?? (address === undefined ? undefined : addressHazard(address, tokens)),
    lookAlike: address && !isKnown ? known.find((other) => isLookAlikeAddress(other, address)) : undefined,
    isFirstUse: address !== undefined && !isKnown,
    isContract: isContract === true,
    address,
    isMissing: isRequired && address === undefined && problem === undefined,
  }
}
