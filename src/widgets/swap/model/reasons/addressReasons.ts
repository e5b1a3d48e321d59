import { comparableAddress } from '../../../../utils/address/isSameAddress.ts'
import type { FoundReason } from './swapReason.ts'
import type { SwapReasonsInput } from './swapReasonsInput.ts'

type AddressField = 'recipient' | 'refundTo'

const codes = { recipient: 'invalidRecipient', refundTo: 'invalidRefund' } as const

/** ID of the risk of an address that looks like a known one. */
export function addressRisk(address: string | undefined): string {
  return `address ${comparableAddress(address ?? '')}`
}

/** Reasons why an address is unusable, or missing where one is needed. */
export function* addressReasons(field: AddressField, input: SwapReasonsInput): Iterable<FoundReason> {
  const { problem, isMissing } = input[field]
  if (problem) yield { code: codes[field], field, kind: 'error', message: `reason.address.${problem}` }
  else if (isMissing) {
    const values = { chain: input.receive.chain }
    yield { code: 'enterRecipient', field, kind: 'todo', message: 'reason.enterRecipient', values }
  }
}

/** An address that looks like a known one, until the user has compared them. */
export function* lookAlikeReasons(field: AddressField, input: SwapReasonsInput): Iterable<FoundReason> {
  const { problem, lookAlike, address } = input[field]
  const risk = addressRisk(address)
  if (!problem && lookAlike && !input.acceptedRisks.includes(risk)) {
    yield { code: codes[field], field, kind: 'error', message: 'reason.address.lookAlike', risk }
  }
}
