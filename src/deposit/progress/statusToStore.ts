import type { RequestStatus } from '../../schemas/status/requestStatus.ts'
import type { DepositProgress } from './depositProgress.ts'
import type { DepositSign } from '../depositSigns.ts'

/**
 * The status to remember of a request.
 *
 * @returns undefined until the provider has reported, and if it shows no payment anymore, unless the request has failed for good.
 */
export function statusToStore({
  status,
  hasPayment,
  isPaymentRemembered,
  isConfirmedByService,
}: Pick<DepositProgress, 'status' | 'hasPayment' | 'isPaymentRemembered' | 'isConfirmedByService'>):
  | RequestStatus
  | undefined {
  if (!isConfirmedByService || (isPaymentRemembered && status !== 'failure')) return undefined
  // A stored `pending` stands for a payment.
  return status === 'pending' && !hasPayment ? 'unknown' : status
}

/** The signs to remember of a request: what the provider shows now, and a payment that a failure would otherwise replace. */
export function signsToStore({
  status,
  hasPayment,
  isPaymentRemembered,
  hasActivity,
  isActivityRemembered,
  hasOtherAddress,
  hasOtherTerms,
}: Pick<
  DepositProgress,
  | 'status'
  | 'hasPayment'
  | 'isPaymentRemembered'
  | 'hasActivity'
  | 'isActivityRemembered'
  | 'hasOtherAddress'
  | 'hasOtherTerms'
>): DepositSign[] {
  return [
    ...(hasPayment && (!isPaymentRemembered || status === 'failure') ? (['payment'] as const) : []),
    ...(hasActivity && !isActivityRemembered ? (['activity'] as const) : []),
    ...(hasOtherAddress ? (['otherAddress'] as const) : []),
    ...(hasOtherTerms ? (['otherTerms'] as const) : []),
  ]
}
