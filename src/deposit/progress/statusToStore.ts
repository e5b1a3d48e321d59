import type { RequestStatus } from '../../schemas/status/requestStatus.ts'
import type { DepositProgress } from './depositProgress.ts'
import type { DepositSign } from '../depositSigns.ts'

/**
 * The status to remember of a request: any sign of a payment counts, whatever the provider calls it.
 *
 * @returns undefined until the provider has reported, and if only this browser's records show a payment.
 */
export function statusToStore({
  status,
  hasPayment,
  isPaymentRemembered,
  isConfirmedByService,
}: Pick<DepositProgress, 'status' | 'hasPayment' | 'isPaymentRemembered' | 'isConfirmedByService'>):
  | RequestStatus
  | undefined {
  if (isPaymentRemembered) return undefined
  // A failure or a `pending` says more about a request that was paid.
  if (hasPayment) return status === 'waiting' || status === 'unknown' ? 'depositing' : status
  if (!isConfirmedByService) return undefined
  // `pending` stands for a payment.
  return status === 'pending' ? 'unknown' : status
}

/** The signs to remember of a request; no payment that only this browser's records show. */
export function signsToStore({
  hasPayment,
  isPaymentRemembered,
  hasActivity,
  isActivityRemembered,
  hasOtherAddress,
  hasOtherTerms,
}: Pick<
  DepositProgress,
  | 'hasPayment'
  | 'isPaymentRemembered'
  | 'hasActivity'
  | 'isActivityRemembered'
  | 'hasOtherAddress'
  | 'hasOtherTerms'
>): DepositSign[] {
  return [
    ...(hasPayment && !isPaymentRemembered ? (['payment'] as const) : []),
    ...(hasActivity && !isActivityRemembered ? (['activity'] as const) : []),
    ...(hasOtherAddress ? (['otherAddress'] as const) : []),
    ...(hasOtherTerms ? (['otherTerms'] as const) : []),
  ]
}
