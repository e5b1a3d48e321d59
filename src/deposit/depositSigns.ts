import { isPaymentStatus } from '../schemas/status/laterStatus.ts'
import type { RequestStatus } from '../schemas/status/requestStatus.ts'

/**
 * Something that the provider said about a deposit address. A later response doesn't take it back, since another server may be behind.
 *
 * - `payment`: a transaction, or a status that only a paid request has
 * - `activity`: more than waiting, or an unknown status, but nothing that shows a payment
 * - `otherAddress`: a different address for the request
 * - `otherTerms`: something else than what was requested
 */
export type DepositSign = (typeof depositSigns)[number]

export type DepositSigns = readonly DepositSign[]

export const depositSigns = ['payment', 'activity', 'otherAddress', 'otherTerms'] as const

/** Both lists as one, each sign once; the first list itself if the second adds nothing. */
export function mergeSigns(known: DepositSigns, more: DepositSigns): DepositSigns {
  const added = more.filter((sign) => !known.includes(sign))
  return added.length === 0
    ? known
    : depositSigns.filter((sign) => known.includes(sign) || added.includes(sign))
}

/** The signs in a text of them, separated by spaces. */
export function readSigns(text: string): DepositSign[] {
  const words = text.split(' ')
  return depositSigns.filter((sign) => words.includes(sign))
}

/** Whether a stored status or sign shows a payment. A stored `pending` stands for one, unlike the provider's. */
export function isDepositPaid({
  status,
  signs = [],
}: {
  status: RequestStatus
  signs?: DepositSigns | undefined
}): boolean {
  return signs.includes('payment') || status === 'pending' || isPaymentStatus(status)
}
