import { isSameAddress } from '../utils/address/address.ts'
import { unusableAs, type Unusable } from '../utils/address/unusableAs.ts'
import { readAddress, type AddressFault } from '../utils/address/readAddress.ts'
import type { DepositQuestion } from './depositQuestion.ts'

/** What must be mended before a deposit address may be asked for. */
export interface DepositProblem {
  field: 'amount' | 'recipient' | 'refundTo' | 'recoveryAddress' | 'acknowledgement'
  /** `contract`: a contract that the page knows to be the service's. `depositAddress`: one that was given out here. */
  code: 'missing' | AddressFault | Unusable | 'contract' | 'depositAddress'
}

/** Addresses that are nobody's own wallet. */
export interface KnownPlaces {
  tokens: readonly string[]
  contracts: readonly string[]
  depositAddresses: readonly string[]
}

type Party = 'recipient' | 'refundTo' | 'recoveryAddress'

/** Everything that is missing or wrong, in the order in which a person fills a form. */
export function depositProblems(question: DepositQuestion, places: KnownPlaces): DepositProblem[] {
  const { amount, refundTo = '', acknowledgedRefundTo } = question
  const problems: DepositProblem[] = []
  if (amount === undefined || amount <= 0n) problems.push({ field: 'amount', code: 'missing' })
  for (const field of ['recipient', 'refundTo', 'recoveryAddress'] as const) {
    const code = codeOf(field, question[field] ?? '', places)
    if (code) problems.push({ field, code })
  }
  // Bound to the address: who changes it has not confirmed the new one.
  if (!isSameAddress(readAddress(refundTo).address, acknowledgedRefundTo?.trim())) {
    problems.push({ field: 'acknowledgement', code: 'missing' })
  }
  return problems
}

function codeOf(
  field: Party,
  text: string,
  { tokens, contracts, depositAddresses }: KnownPlaces,
): DepositProblem['code'] | undefined {
  const { address, fault } = readAddress(text)
  if (!address) return fault ?? (field === 'recoveryAddress' ? undefined : 'missing')
  const isOneOf = (places: readonly string[]) => places.some((place) => isSameAddress(place, address))
  if (isOneOf(contracts)) return 'contract'
  return isOneOf(depositAddresses) ? 'depositAddress' : unusableAs(address, tokens)
}
