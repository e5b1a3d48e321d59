import type { OrderRefund } from '../../../decode/order/decodeOrder.ts'
import type { OrderPayment } from '../../../decode/order/orderData.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { isExpected, isRecipientThere, refundsAll } from '../../facts/refundees.ts'
import { refundedCurrencies, type RefundedCurrency } from '../../facts/refundedCurrencies.ts'
import { isKnownCurrency } from '../../facts/swappedCurrency.ts'

/** The order refunds who was asked to be refunded, in a currency of the quote. */
export const orderRefund: AuditRuleCheck = function* (input) {
  const { quote, order } = input
  if (!order) return
  const { inputs = [] } = order
  const refunds = inputs.flatMap(({ refunds = [] }) => refunds)
  const { useDepositAddress, refundTo } = quote.parameters
  if (!refundsAll(input) && (refundTo !== undefined || !useDepositAddress)) {
    yield {
      severity: 'confirm',
      message: 'An input of the order has no refund, or none once the order has expired.',
    }
  }
  // What is swapped on the way only the quote says: it may be refunded in place of what was paid, and not alone.
  const isOfChosen = (refund: OrderRefund) =>
    refundedCurrencies(input, order, refund).some((side) => isChosen(input, side))
  const isAlternative = inputs.every(({ payment, refunds = [] }) =>
    refunds.some((refund) => isTaken(payment, refund) || isOfChosen(refund)),
  )
  for (const refund of refunds) {
    const { recipient, chainId = '', currency = '' } = refund
    if (recipient !== undefined && !isExpected(input, refund) && !isRecipientThere(input, refund)) {
      yield { message: 'The order refunds someone other than you asked for.', facts: { recipient } }
    }
    const sides = refundedCurrencies(input, order, refund)
    if (sides.length === 0) {
      yield {
        message: 'The order refunds a different currency than the quote.',
        facts: { chainId, currency },
      }
    } else if (
      !sides.some((side) => isChosen(input, side) || (isAlternative && isKnownCurrency(input, side)))
    ) {
      yield {
        severity: 'confirm',
        message: 'The order refunds another token than you pay, of which only the quote says what it is.',
        facts: { chainId, currency },
      }
    }
  }
}

/** The person chose to pay or to receive it. */
function isChosen(input: AuditInput, side: RefundedCurrency): boolean {
  const { currencyIn, currencyOut } = input.quote.details
  return [currencyIn.currency, currencyOut.currency].some((currency) => isSameToken(currency, side))
}

/** Whether it is refunded what the order takes, where it takes it. */
function isTaken(payment: OrderPayment | undefined, { chainId, currency }: OrderRefund): boolean {
  return (
    payment?.chainId !== undefined && payment.chainId === chainId && isSameAddress(payment.currency, currency)
  )
}
