import { sumOfComponents } from '../domain/money/feeComponents.ts'
import type { Ledger, LedgerPayment } from '../domain/ledger/ledger.ts'
import type { Payout, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import { sidePaymentId } from '../domain/request/terms/sidePaymentId.ts'

/** Pays the sponsor's share into the depository; undefined if the request has none. */
export async function collectSponsorShare(
  ledger: Ledger,
  { orderId, terms }: ServiceRequest,
): Promise<Payout | undefined> {
  const amount = sumOfComponents(terms.sponsored)
  if (amount === 0n) return undefined
  const payment: LedgerPayment = {
    orderId: sidePaymentId(orderId, 'sponsor'),
    chainId: terms.currencyIn.chainId,
    currency: terms.currencyIn.address,
    recipient: terms.depository,
    amount,
  }
  return { ...payment, ...(await ledger.collect(payment)) }
}

/** Refunds the sponsor's share from the depository, if the request has one. */
export async function withSponsorRepaid(ledger: Ledger, request: ServiceRequest): Promise<ServiceRequest> {
  const { sponsor } = request.sidePayments
  if (!sponsor) return request
  const { orderId, chainId, currency, amount } = sponsor
  const payment: LedgerPayment = { orderId, chainId, currency, recipient: ledger.sponsor, amount }
  try {
    const sponsorRefund = { ...payment, ...(await ledger.refund(payment)) }
    return { ...request, sidePayments: { ...request.sidePayments, sponsorRefund } }
  } catch {
    // The user's refund must not depend on the sponsor's; a missing one shows in the record.
    return request
  }
}
