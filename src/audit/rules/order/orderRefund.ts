import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
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
    } else if (!sides.some((side) => isPaidOrKnown(input, side))) {
      yield {
        severity: 'confirm',
        message:
          'The order refunds another token than you pay, of which only the quote says what it is worth.',
        facts: { chainId, currency },
      }
    }
  }
}

/** The person chose it, or the page knows it. */
function isPaidOrKnown(input: AuditInput, side: RefundedCurrency): boolean {
  const { currencyIn, currencyOut } = input.quote.details
  const chosen = [currencyIn.currency, currencyOut.currency]
  return (
    chosen.some(({ chainId, address }) => chainId === side.chainId && isSameAddress(address, side.address)) ||
    isKnownCurrency(input, side)
  )
}
