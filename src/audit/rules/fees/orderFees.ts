import type { Quote } from '../../../actions/getQuote.ts'
import type { OrderPayment } from '../../../decode/order/orderData.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { allBasisPoints } from '../../../utils/amounts/basisPoints.ts'
import { parseUsd } from '../../../utils/amounts/usd.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The fees may exceed what explains them by a twentieth of the input, since prices move and are rounded. */
const excessDivisor = 20n

/** The order's fees leave enough of the input to pay the output: otherwise nobody would fill the order. */
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

/** The sum of all amounts in the same currency. */
function sumOf({ chainId, currency }: OrderPayment, all: readonly OrderPayment[]): bigint {
  const same = all.filter((one) => one.chainId === chainId && isSameAddress(one.currency, currency))
  return same.reduce((sum, { amount = 0n }) => sum + amount, 0n)
}

/** Whether the fees are explained by the difference in value between input and output, by a sponsor, or by fees that the page requested. */
function isExplained(
  { parameters, details, fees }: Quote,
  { taken, paid }: { taken: bigint; paid: bigint },
): boolean {
  const { currencyIn, currencyOut } = details
  const [worth, received] = [parseUsd(currencyIn.amountUsd), parseUsd(currencyOut.amountUsd)]
  // Without US dollar values, the fees can't be checked.
  if (worth === undefined || received === undefined || currencyOut.amount === 0n) return true
  const guaranteed = (received * (currencyOut.minimumAmount ?? 0n)) / currencyOut.amount
  const lost = worth - guaranteed + (parseUsd(fees.subsidized?.amountUsd) ?? 0n)
  const bps = BigInt((parameters.appFees ?? []).reduce((sum, { fee }) => sum + fee, 0))
  const requested = (worth * bps) / allBasisPoints
  const explained = (lost > requested ? lost : requested) + worth / excessDivisor
  return taken * worth <= paid * explained
}
