import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'
import { decodeOrder, decodePaymentDetails, type Order, type Taken } from '../../../decode/decodeOrder.ts'

/**
 * `order-payment`, `order-refund`: the order behind a quote, where the service shows it, takes, pays and refunds what
 * the quote says, and whom. Whom it pays is a rule of `recipient`.
 */
export function* orderRules({ quote }: AuditInput): Iterable<AuditFinding> {
  const { orderData, paymentDetails } = quote.protocol?.v2 ?? {}
  const order = decodeOrder(orderData)
  if (orderData != null && !order) {
    yield finding({
      rule: 'order-payment',
      severity: 'confirm',
      message: 'The order behind the quote can’t be read.',
    })
  }
  const inputs = order?.inputs ?? []
  const taken = [decodePaymentDetails(paymentDetails), ...inputs.map(({ payment }) => payment)]
  if (!taken.every((one) => isQuoted(quote, one)) || !isPaidOut(quote, order?.output)) {
    yield finding({
      rule: 'order-payment',
      message: 'The order is about something else than the quote says.',
    })
  }
  for (const { recipient } of inputs.flatMap(({ refunds = [] }) => refunds)) {
    if (refundeesOf(quote).some((expected) => isSameAddress(expected, recipient))) continue
    yield finding({
      rule: 'order-refund',
      message: 'The order refunds someone else than was asked.',
      facts: { recipient },
    })
  }
}

/** Without a word from the user, the service refunds the recipient, else the user. */
function refundeesOf({ parameters: { user, recipient = user, refundTo } }: Quote): string[] {
  return refundTo === undefined ? [recipient, user] : [refundTo]
}

/** It takes the input currency, and no more of it than is quoted. */
function isQuoted({ details: { currencyIn } }: Quote, { chainId, currency, amount }: Taken = {}): boolean {
  return (
    isChain(chainId, currencyIn.currency.chainId) &&
    (currency === undefined || isSameAddress(currency, currencyIn.currency.address)) &&
    (amount === undefined || amount <= currencyIn.amount)
  )
}

/** It pays where the quote says, no less than it guarantees, and calls what was asked and nothing else. */
function isPaidOut(
  { details: { currencyOut }, parameters: { txs = [] } }: Quote,
  { chainId, payments = [], calls = [] }: NonNullable<Order['output']> = {},
): boolean {
  const { currency, minimumAmount } = currencyOut
  const promised = payments.filter((payment) => isSameAddress(payment.currency, currency.address))
  const least = promised.reduce((sum, { minimumAmount }) => sum + (minimumAmount ?? 0n), 0n)
  const isAsked = ({ to, value, data }: (typeof calls)[number]) =>
    txs.some(
      (asked) =>
        isSameAddress(asked.to, to) &&
        asked.value === value &&
        asked.data.toLowerCase() === data.toLowerCase(),
    )
  return (
    isChain(chainId, currency.chainId) &&
    calls.every(isAsked) &&
    (promised.length === 0 || least >= (minimumAmount ?? 0n))
  )
}

/** Some deployments name chains by words, or not at all, which says nothing here. */
function isChain(name: string | undefined, expected: number): boolean {
  return !/^[0-9]+$/.test(String(name)) || name === String(expected)
}
