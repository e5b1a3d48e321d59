import type { LedgerPayment } from '../../ledger/ledger.ts'
import type { ServiceRequest } from './serviceRequest.ts'

/** What the recipient of a request is to be paid, which is what was quoted unless the price has moved. */
export function toFillPayment(
  { orderId, recipient, terms }: ServiceRequest,
  amountOut = terms.amountOut,
): LedgerPayment {
  const { currencyOut, topupOut, calls } = terms
  return {
    orderId,
    chainId: currencyOut.chainId,
    currency: currencyOut.address,
    recipient,
    amount: amountOut,
    ...(topupOut > 0n && { topup: topupOut }),
    ...(calls && { calls }),
  }
}
