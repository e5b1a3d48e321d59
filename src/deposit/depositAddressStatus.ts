import type { DepositProgress } from './progress/depositProgress.ts'

/**
 * Whether the address may be paid.
 *
 * - `payable`: it may be paid, once
 * - `paid`: a payment was seen; nothing is promised for a second one
 * - `maybePaid`: the provider reports more than a request that waits, but no payment; or this browser has stored that it did
 * - `ended`: the provider ended the request and reports no payment
 * - `expired`: its time is over; payments are still tracked
 * - `otherAddress`: the provider names a different address for the request, or has done so before
 * - `unclear`: the provider reports an unknown status, contradicts what was requested, even once, or has not confirmed an address found in storage
 * - `unaccepted`: it was found in storage and the provider confirms it, but the user has not yet accepted its parties
 * - `foreign`: someone else requested it, or another device did; it is tracked, but its address isn't shown
 */
export type DepositAddressStatus =
  | 'payable'
  | 'paid'
  | 'maybePaid'
  | 'ended'
  | 'expired'
  | 'otherAddress'
  | 'unclear'
  | 'unaccepted'
  | 'foreign'

interface DepositAddressStatusParameters {
  /** Whether this browser has shown the address; false for a request from another device. */
  isKept: boolean
  progress: Pick<
    DepositProgress,
    'hasOtherAddress' | 'terms' | 'unaccepted' | 'status' | 'hasPayment' | 'hasActivity'
  >
  /** The time to pay is over. */
  isPast: boolean
}

/** Returns whether an address may be paid. Reasons against it take precedence. */
export function depositAddressStatus({
  isKept,
  progress: { hasOtherAddress, terms, unaccepted, status, hasPayment, hasActivity },
  isPast,
}: DepositAddressStatusParameters): DepositAddressStatus {
  if (hasOtherAddress) return 'otherAddress'
  if (!isKept) return 'foreign'
  if (hasPayment) return 'paid'
  if (status === 'failure') return 'ended'
  if (status === 'unknown') return 'unclear'
  if (hasActivity) return 'maybePaid'
  if (isPast) return 'expired'
  // Anyone who can write to storage could have put the address of their own request there.
  if (unaccepted) return 'unaccepted'
  return terms ? 'payable' : 'unclear'
}
