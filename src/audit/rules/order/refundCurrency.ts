import { isSameToken } from '../../../utils/tokens/tokenId.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { refundedCurrencies } from '../../facts/refunds/refundedCurrencies.ts'

/** The quote states the same refund currency as its order, which alone counts. `order-refund` covers orders without a known refund. */
export const refundCurrency: AuditRuleCheck = function* (input) {
  const { quote, order } = input
  const { chainId, address } = quote.details.refundCurrency?.currency ?? {}
  if (!order || chainId === undefined || address === undefined) return
  const { details, parameters } = quote
  // With a deposit address, public deployments state the input currency, even if the order refunds only on the destination chain.
  if (parameters.useDepositAddress && isSameToken(details.currencyIn.currency, { chainId, address })) return
  const refunds = (order.inputs ?? []).flatMap(({ refunds = [] }) => refunds)
  const refunded = refunds.flatMap((refund) => refundedCurrencies(input, order, refund))
  if (refunded.length === 0 || refunded.some((one) => isSameToken(one, { chainId, address }))) return
  yield { message: 'The quote names a different refund than its order.', facts: { chainId, address } }
}
