import type { Quote } from '../../../actions/getQuote.ts'
import type { OrderPayment } from '../../../decode/order/orderData.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { allBasisPoints } from '../../../utils/amounts/basisPoints.ts'
import { parseUsd } from '../../../utils/amounts/usd.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** Prices move, and are rounded: the fees may be above what explains them by one part in this many of the input. */
const excessDivisor = 20n

/** The order's fees leave as much of the input as it takes to pay out: nobody would fill it for less. */
export const orderFees: AuditRuleCheck = function* ({ quote, order }) {
  const payments = (order?.inputs ?? []).flatMap(({ payment }) => payment ?? [])
  const fees = (order?.fees ?? []).map(({ currencyChainId: chainId, currency, amount }) => ({
    chainId,
    currency,
    amount,
  }))
  for (const payment of payments) {
    const [taken, paid] = [sumOf(payment, fees), sumOf(payment, payments)]
    if (taken === 0n || (taken < paid && isExplained(quote, { taken, paid }))) continue
    yield { message: 'The order’s fees are larger than the quote explains.', facts: { taken, paid } }
    return
  }
}

/** All amounts in one currency. */
function sumOf({ chainId, currency }: OrderPayment, all: readonly OrderPayment[]): bigint {
  const same = all.filter((one) => one.chainId === chainId && isSameAddress(one.currency, currency))
  return same.reduce((sum, { amount = 0n }) => sum + amount, 0n)
}

/** Whether the fees are made up for by what the output is worth less than the input, by a sponsor, or by fees that the page requested. */
function isExplained(
  { parameters, details, fees }: Quote,
  { taken, paid }: { taken: bigint; paid: bigint },
): boolean {
  const { currencyIn, currencyOut } = details
  const [worth, received] = [parseUsd(currencyIn.amountUsd), parseUsd(currencyOut.amountUsd)]
  // Nothing says more where nobody knows what it is worth.
  if (worth === undefined || received === undefined || currencyOut.amount === 0n) return true
  const guaranteed = (received * (currencyOut.minimumAmount ?? 0n)) / currencyOut.amount
  const lost = worth - guaranteed + (parseUsd(fees.subsidized?.amountUsd) ?? 0n)
  const bps = BigInt((parameters.appFees ?? []).reduce((sum, { fee }) => sum + fee, 0))
  const requested = (worth * bps) / allBasisPoints
  const explained = (lost > requested ? lost : requested) + worth / excessDivisor
  return taken * worth <= paid * explained
}
