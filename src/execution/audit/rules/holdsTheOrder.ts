import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/execution.ts'
import { smallestUnits, text } from '../../../schemas/primitives.ts'
import { array, forDisplay, object } from '../../../schemas/schema.ts'
import { isSameAddress } from '../../../utils/address.ts'
import { finding } from '../auditFinding.ts'

/** The parts of an order that name people. The interface does not show its shape, so each may be missing. */
const orderSchema = object({
  inputs: forDisplay(array(object({ refunds: forDisplay(array(object({ recipient: text }))) }))),
  output: forDisplay(object({ payments: forDisplay(array(object({ recipient: text }))) })),
})

/** The order behind a quote, where the service shows it, pays and refunds whom the quote says it does. */
export function* holdsTheOrder({ protocol, details, parameters }: Quote): Iterable<AuditFinding> {
  const { orderData, paymentDetails } = protocol?.v2 ?? {}
  const { currencyIn } = details
  const amount = forDisplay(smallestUnits)(paymentDetails?.amount)
  const isOtherPayment =
    (paymentDetails?.chainId !== undefined &&
      /^[0-9]+$/.test(paymentDetails.chainId) &&
      Number(paymentDetails.chainId) !== currencyIn.currency.chainId) ||
    (paymentDetails?.currency !== undefined &&
      !isSameAddress(paymentDetails.currency, currencyIn.currency.address)) ||
    (amount !== undefined && amount > currencyIn.amount)
  if (isOtherPayment) {
    yield finding({ rule: 'order-payment', message: 'The order takes something else than the quote says.' })
  }
  const order = forDisplay(orderSchema)(orderData)
  const refundTo = parameters.refundTo
  for (const { recipient } of (order?.inputs ?? []).flatMap(({ refunds = [] }) => refunds)) {
    if (refundTo !== undefined && !isSameAddress(recipient, refundTo)) {
      yield finding({
        rule: 'order-refund',
        message: 'The order refunds someone else than was asked.',
        facts: { recipient },
      })
    }
  }
  for (const { recipient } of order?.output?.payments ?? []) {
    if (!isSameAddress(recipient, details.recipient)) {
      yield finding({
        rule: 'recipient',
        message: 'The order pays someone else than the quote says.',
        facts: { recipient },
      })
    }
  }
}
