import type { Quote } from '../../../actions/getQuote.ts'
import type { Order } from '../../../decode/order/decodeOrder.ts'
import { decodePaymentDetails, type OrderPayment } from '../../../decode/order/orderData.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** The order behind a quote, where the service shows it, takes and pays what the quote says. Whom it pays is a rule of `recipient`. */
export const orderPayment: AuditRuleCheck = function* (input) {
  const { quote, order } = input
  const { paymentDetails } = quote.protocol?.v2 ?? {}
  if (order && !(order.isWhole && order.output?.payments)) {
    yield {
      severity: 'confirm',
      message: 'The order behind the quote can’t be read, or says nothing of whom it pays.',
    }
  }
  const details = decodePaymentDetails(paymentDetails)
  const taken = [details, ...(order?.inputs ?? []).map(({ payment }) => payment)]
  if (!taken.every((one) => isQuoted(input, one)) || !isWhole(quote, order) || !isPaidOut(input)) {
    yield { message: 'The order is about something else than the quote says.' }
  }
}

/** It takes the input currency, and no more of it than is quoted. */
function isQuoted(
  { quote: { details }, chainNames }: AuditInput,
  { chainId, currency, amount }: OrderPayment = {},
): boolean {
  const { currencyIn } = details
  return (
    isChain(chainId, currencyIn.currency.chainId, chainNames) &&
    (currency === undefined || isSameAddress(currency, currencyIn.currency.address)) &&
    (amount === undefined || amount <= currencyIn.amount)
  )
}

/** It waits for no more than is quoted over all of its inputs, or nobody would ever fill it. */
function isWhole({ details }: Quote, order: Order | undefined): boolean {
  const amounts = (order?.inputs ?? []).map(({ payment }) => payment?.amount ?? 0n)
  return amounts.reduce((sum, amount) => sum + amount, 0n) <= details.currencyIn.amount
}

/** It pays where the quote says, and no less than it guarantees. */
function isPaidOut({ quote, order, chainNames }: AuditInput): boolean {
  const { currency, minimumAmount } = quote.details.currencyOut
  const { chainId, payments } = order?.output ?? {}
  if (!isChain(chainId, currency.chainId, chainNames) || !crossesChainsAsQuoted(quote, order)) return false
  if (!payments) return true
  const promised = payments.filter((payment) => isSameAddress(payment.currency, currency.address))
  const least = promised.reduce((sum, { minimumAmount }) => sum + (minimumAmount ?? 0n), 0n)
  return least >= (minimumAmount ?? 0n) && (least > 0n || minimumAmount === 0n)
}

/** A number is compared with the chain's, and a word with what the page knows. Another word says nothing here. */
function isChain(name: string | undefined, expected: number, names: AuditInput['chainNames']): boolean {
  if (name === undefined || name === String(expected) || name === names[expected]) return true
  return names[expected] === undefined && !/^[0-9]+$/.test(name)
}

/** Whatever chains are called: two have two names, and one has one. */
function crossesChainsAsQuoted({ parameters }: Quote, order: Order | undefined): boolean {
  const destination = order?.output?.chainId
  const isOneChain = parameters.originChainId === parameters.destinationChainId
  return (order?.inputs ?? []).every(({ payment }) => {
    if (destination === undefined || payment?.chainId === undefined) return true
    return (payment.chainId === destination) === isOneChain
  })
}
