import type { Quote } from '../../../actions/getQuote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import {
  decodeOrder,
  decodePaymentDetails,
  type Order,
  type Taken,
} from '../../../decode/order/decodeOrder.ts'

/** The order behind a quote, where the service shows it, takes and pays what the quote says. Whom it pays is a rule of `recipient`. */
export const orderPayment: AuditRuleCheck = function* ({ quote }) {
  const { orderData, paymentDetails } = quote.protocol?.v2 ?? {}
  const order = decodeOrder(orderData)
  if (orderData != null && !order) {
    yield { severity: 'confirm', message: 'The order behind the quote can’t be read.' }
  }
  const taken = [decodePaymentDetails(paymentDetails), ...(order?.inputs ?? []).map(({ payment }) => payment)]
  if (!taken.every((one) => isQuoted(quote, one)) || !isPaidOut(quote, order?.output)) {
    yield { message: 'The order is about something else than the quote says.' }
  }
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
  { chainId, payments = [], calls = [] }: Partial<NonNullable<Order['output']>> = {},
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
