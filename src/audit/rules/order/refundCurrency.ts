import { isSameToken } from '../../../utils/address/tokenId.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import { refundedCurrencies } from '../../facts/refunds/refundedCurrencies.ts'

/**
 * The quote says of refunds what its order says, which alone counts. One that refunds nothing that can be told is a matter of
 * `order-refund`.
 */
export const refundCurrency: AuditRuleCheck = function* (input) {
  const { quote, order } = input
  const { chainId, address } = quote.details.refundCurrency?.currency ?? {}
  if (!order || chainId === undefined || address === undefined) return
  const { details, parameters } = quote
  // Of a deposit address public deployments name what is paid, also where the order refunds on the destination alone.
  if (parameters.useDepositAddress && isSameToken(details.currencyIn.currency, { chainId, address })) return
  const refunds = (order.inputs ?? []).flatMap(({ refunds = [] }) => refunds)
  const refunded = refunds.flatMap((refund) => refundedCurrencies(input, order, refund))
  if (refunded.length === 0 || refunded.some((one) => isSameToken(one, { chainId, address }))) return
  yield { message: 'The quote names a different refund than its order.', facts: { chainId, address } }
}
