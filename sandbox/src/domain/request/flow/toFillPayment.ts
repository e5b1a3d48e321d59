import type { LedgerPayment } from '../../ledger/ledger.ts'
import type { ServiceRequest } from './serviceRequest.ts'

/** The payment to a request's recipient. `amountOut` is the quoted amount unless the price has moved. */
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
