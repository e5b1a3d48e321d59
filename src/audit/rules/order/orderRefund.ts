import type { OrderRefund } from '../../../decode/order/decodeOrder.ts'
import type { OrderPayment } from '../../../decode/order/orderData.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { isSameToken } from '../../../utils/tokens/tokenId.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import {
  canBeRefunded,
  isExpected,
  isRecipientOnDestination,
  isRefundedOnlyElsewhere,
  refundsAll,
} from '../../facts/refunds/orderRefunds.ts'
import { refundedCurrencies, type RefundedCurrency } from '../../facts/refunds/refundedCurrencies.ts'
import { isKnownCurrency } from '../../facts/swaps/swappedCurrency.ts'

/** The order refunds the requested account, in a currency of the quote. */
export const orderRefund: AuditRuleCheck = function* (input) {
  const { quote, order } = input
  if (!order) return
  const { inputs = [] } = order
  const refunds = inputs.flatMap(({ refunds = [] }) => refunds)
  const { useDepositAddress, refundTo } = quote.parameters
  if (!refundsAll(input) && (refundTo !== undefined || !useDepositAddress)) {
    yield {
      severity: 'confirm',
      message: 'An input of the order has no refund, or none that can be made once the order has expired.',
    }
  }
  if (inputs.some((one) => isRefundedOnlyElsewhere(input, one))) {
    yield {
      severity: 'confirm',
      message: 'The order refunds your refund address on the destination network only.',
    }
  }
  // An intermediate token that the page knows is accepted if each input also has a refund of the order's input or of a chosen token.
  const refundsChosen = (refund: OrderRefund) =>
    refundedCurrencies(input, order, refund).some((side) => isChosen(input, side))
  const hasUsualRefunds = inputs.every((one) =>
    (one.refunds ?? []).some(
      (refund) =>
        canBeRefunded(input, one, refund) && (refundsPaid(one.payment, refund) || refundsChosen(refund)),
    ),
  )
  for (const refund of refunds) {
    const { recipient, chainId = '', currency = '' } = refund
    if (recipient !== undefined && !isExpected(input, refund) && !isRecipientOnDestination(input, refund)) {
      yield { message: 'The order refunds someone other than you asked for.', facts: { recipient } }
    }
    const sides = refundedCurrencies(input, order, refund)
    if (sides.length === 0) {
      yield {
        message: 'The order refunds a different currency than the quote.',
        facts: { chainId, currency },
      }
    } else if (
      !sides.some((side) => isChosen(input, side) || (hasUsualRefunds && isKnownCurrency(input, side)))
    ) {
      yield {
        severity: 'confirm',
        message: 'The order refunds a different token than you pay, and only the quote describes it.',
        facts: { chainId, currency },
      }
    }
  }
}

/** Whether the user chose to pay or to receive this currency. */
function isChosen(input: AuditInput, side: RefundedCurrency): boolean {
  const { currencyIn, currencyOut } = input.quote.details
  return [currencyIn.currency, currencyOut.currency].some((currency) => isSameToken(currency, side))
}

/** Whether a refund pays back the order's input, on the same chain. */
function refundsPaid(payment: OrderPayment | undefined, { chainId, currency }: OrderRefund): boolean {
  return (
    payment?.chainId !== undefined && payment.chainId === chainId && isSameAddress(payment.currency, currency)
  )
}
