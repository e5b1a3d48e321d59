import { isPaymentStatus } from '../../schemas/status/laterStatus.ts'
import type { RequestStatus } from '../../schemas/status/requestStatus.ts'

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
}: {
  status: RequestStatus
  hasPayment: boolean
  isPaymentRemembered: boolean
  isConfirmedByService: boolean
}): RequestStatus | undefined {
  if (isPaymentRemembered) return undefined
  if (hasPayment && !isPaymentStatus(status)) return 'depositing'
  return isConfirmedByService ? status : undefined
}
