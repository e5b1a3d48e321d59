import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { addressHazard, type AddressHazard } from '../../utils/address/addressHazard.ts'
import {
  parseChainAddress,
  type AddressRules,
  type ChainAddressProblem,
} from '../../utils/address/families/parseChainAddress.ts'
import type { DepositAddressParameters } from './depositAddressParameters.ts'

/** Something missing or invalid that prevents requesting a deposit address. */
export interface DepositProblem {
  field: 'amount' | 'recipient' | 'refundTo' | 'recoveryAddress' | 'acceptance'
  /** `contract`: one of the provider's contracts. `depositAddress`: a deposit address that this page has received. */
  code: 'missing' | ChainAddressProblem | AddressHazard | 'contract' | 'depositAddress'
}

/** Addresses that aren't anyone's own wallet. */
export interface NonWalletAddresses {
  tokens: readonly string[]
  contracts: readonly string[]
  depositAddresses: readonly string[]
}

/** The chains whose address formats apply. */
interface DepositChains {
  origin?: AddressRules | undefined
  destination?: AddressRules | undefined
}

type Party = 'recipient' | 'refundTo' | 'recoveryAddress'

/** Everything that is missing or wrong, in the order of a form. */
export function depositProblems(
  parameters: DepositAddressParameters,
  known: NonWalletAddresses,
  { origin, destination }: DepositChains = {},
): DepositProblem[] {
  const { amount, refundTo = '', acceptedRefundTo } = parameters
  const problems: DepositProblem[] = []
  if (amount === undefined || amount <= 0n) problems.push({ field: 'amount', code: 'missing' })
  for (const field of ['recipient', 'refundTo', 'recoveryAddress'] as const) {
    const code = codeOf(field, parameters[field] ?? '', known, field === 'recipient' ? destination : origin)
    if (code) problems.push({ field, code })
  }
  // The confirmation applies to one address: changing it requires a new one.
  if (!isSameAddress(parseChainAddress(refundTo, origin).address, acceptedRefundTo?.trim())) {
    problems.push({ field: 'acceptance', code: 'missing' })
  }
  return problems
}

function codeOf(
  field: Party,
  text: string,
  { tokens, contracts, depositAddresses }: NonWalletAddresses,
  chain: AddressRules | undefined,
): DepositProblem['code'] | undefined {
  const { address, problem } = parseChainAddress(text, chain)
  if (!address) return problem ?? (field === 'recoveryAddress' ? undefined : 'missing')
  const isOneOf = (others: readonly string[]) => others.some((other) => isSameAddress(other, address))
  if (isOneOf(contracts)) return 'contract'
  return isOneOf(depositAddresses) ? 'depositAddress' : addressHazard(address, tokens)
}
