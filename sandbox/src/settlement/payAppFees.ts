import type { Ledger, LedgerPayment } from '../domain/ledger/ledger.ts'
import type { AppFeePayout, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import { sidePaymentId } from '../domain/request/terms/sidePaymentId.ts'

/**
 * Pays the app's recipients from the depository, each at most once.
 *
 * @returns what was paid. A recipient that refuses its payment affects neither the others nor the request.
 */
export async function payAppFees(
  ledger: Ledger,
  { orderId, terms }: ServiceRequest,
): Promise<AppFeePayout[]> {
  const { currencyIn, appFees } = terms
  const paid: AppFeePayout[] = []
  for (const [index, { recipient, bps, amount }] of appFees.entries()) {
    if (amount === 0n) continue
    const payment: LedgerPayment = {
      orderId: sidePaymentId(orderId, `app fee ${index}`),
      chainId: currencyIn.chainId,
      currency: currencyIn.address,
      recipient,
      amount,
    }
    try {
      paid.push({ ...payment, ...(await ledger.refund(payment)), bps })
    } catch {
      // The missing payment shows in the record.
    }
  }
  return paid
}
