import type { Quote } from '../../../actions/getQuote.ts'
import type { Order } from '../../../decode/order/decodeOrder.ts'
import { decodePaymentDetails, type OrderPayment } from '../../../decode/order/orderData.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { swappedInput, type SwappedAmount } from '../../facts/swaps/swappedCurrency.ts'

/**
 * If the provider shows the order behind a quote, the order takes and pays what the quote says. The rule `recipient` checks whom it pays.
 */
export const orderPayment: AuditRuleCheck = function* (input) {
  const { quote, order } = input
  const { paymentDetails } = quote.protocol?.v2 ?? {}
  if (order && !(order.isWhole && order.output?.payments)) {
    yield {
      severity: 'confirm',
      message: 'The order behind the quote can’t be read, or doesn’t say whom it pays.',
    }
  }
  const details = decodePaymentDetails(paymentDetails)
  const taken = [details, ...(order?.inputs ?? []).map(({ payment }) => payment)]
  const inputs = order?.inputs?.map(({ payment }) => payment) ?? []
  const isOfQuote = payable(input).some(
    (currency) => taken.every((one) => isOf(input, currency, one)) && isWhole(currency, inputs),
  )
  if (!isOfQuote || !isPaidByDeposits(input) || !isPaidOut(input)) {
    yield { message: 'The order doesn’t match the quote.' }
  } else if (takesLess(quote, inputs)) {
    yield { severity: 'confirm', message: 'The order takes less than you pay.' }
  }
}

/** The amounts that the order may take: the input, or the currency that the input is swapped to on the way. */
function payable(input: AuditInput): SwappedAmount[] {
  const { currency, amount } = input.quote.details.currencyIn
  const swapped = swappedInput(input)
  return [{ chainId: currency.chainId, address: currency.address, amount }, ...(swapped ? [swapped] : [])]
}

/** Whether a payment takes the quoted currency, and no more of it than is quoted. */
function isOf(
  { chainNames }: AuditInput,
  quoted: SwappedAmount,
  { chainId, currency, amount }: OrderPayment = {},
): boolean {
  return (
    isChain(chainId, quoted.chainId, chainNames) &&
    (currency === undefined || isSameAddress(currency, quoted.address)) &&
    (amount === undefined || amount <= quoted.amount)
  )
}

/** Whether the inputs together need no more than the quoted amount; otherwise no one would ever fill the order. */
function isWhole(quoted: SwappedAmount, inputs: readonly (OrderPayment | undefined)[]): boolean {
  return sumOf(inputs) <= quoted.amount
}

/**
 * Whether the order can be filled and refunded once the quote's deposits are made: each of its inputs needs one, and the settlement divides by
 * the weighted sum of all inputs.
 */
function isPaidByDeposits({ order, transactions }: AuditInput): boolean {
  const inputs = order?.inputs
  if (!inputs) return true
  const deposits = transactions.filter(({ decoded }) => decoded.kind === 'deposit')
  if (inputs.length > Math.max(1, deposits.length)) return false
  const shares = inputs.map(({ payment: { amount, weight } = {} }) =>
    amount === undefined || weight === undefined ? undefined : amount * weight,
  )
  return !shares.every((share) => share === 0n)
}

/** Whether the order takes less than the input. Not known if the input is swapped on the way, since only the minimum of that is known. */
function takesLess({ details }: Quote, inputs: readonly (OrderPayment | undefined)[]): boolean {
  const { currency, amount } = details.currencyIn
  const takesInput = (payment: OrderPayment | undefined) => isSameAddress(payment?.currency, currency.address)
  if (inputs.length === 0 || !inputs.every(takesInput)) return false
  return inputs.some((payment) => payment?.amount !== undefined) && sumOf(inputs) < amount
}

function sumOf(inputs: readonly (OrderPayment | undefined)[]): bigint {
  return inputs.reduce((sum, payment) => sum + (payment?.amount ?? 0n), 0n)
}

/** Whether the order pays on the quoted chain, and no less than the quote guarantees. */
function isPaidOut({ quote, order, chainNames }: AuditInput): boolean {
  const { currency, minimumAmount } = quote.details.currencyOut
  const { chainId, payments } = order?.output ?? {}
  if (!isChain(chainId, currency.chainId, chainNames) || !crossesChainsAsQuoted(quote, order)) return false
  if (!payments) return true
  const promised = payments.filter((payment) => isSameAddress(payment.currency, currency.address))
  const least = leastOf(promised)
  return least >= (minimumAmount ?? 0n) && (least > 0n || minimumAmount === 0n)
}

/** The least that is paid in total: one transfer may count for several payments to a recipient, so only the largest of these is certain. */
function leastOf(payments: NonNullable<NonNullable<Order['output']>['payments']>): bigint {
  const least = new Map<string, bigint>()
  for (const { recipient = '', minimumAmount = 0n } of payments) {
    const key = recipient.toLowerCase()
    const known = least.get(key) ?? 0n
    least.set(key, minimumAmount > known ? minimumAmount : known)
  }
  return [...least.values()].reduce((sum, amount) => sum + amount, 0n)
}

/**
 * Whether an order's name for a chain may mean the expected one: its ID, the page's name for it or, if the page has none, a word that is
 * neither a number nor the page's name of another chain.
 */
function isChain(name: string | undefined, expected: number, names: AuditInput['chainNames']): boolean {
  if (name === undefined || name === String(expected) || name === names[expected]) return true
  const word = name.trim().toLowerCase()
  const isNumber = word.includes(':') || !Number.isNaN(Number(word))
  const isOther = Object.values(names).some((other) => other.toLowerCase() === word)
  return names[expected] === undefined && !isNumber && !isOther
}

/** Whether an order names one chain for a quote on one chain, and two for a quote across two, whatever their names. */
function crossesChainsAsQuoted({ parameters }: Quote, order: Order | undefined): boolean {
  const destination = order?.output?.chainId
  const isOneChain = parameters.originChainId === parameters.destinationChainId
  return (order?.inputs ?? []).every(({ payment }) => {
    if (destination === undefined || payment?.chainId === undefined) return true
    return (payment.chainId === destination) === isOneChain
  })
}
