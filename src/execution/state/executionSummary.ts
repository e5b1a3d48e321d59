import type * as z from 'zod/mini'
import type { Quote } from '../../actions/getQuote.ts'
import type { QuoteDetails } from '../../schemas/quote/quote.ts'
import { isSameToken } from '../../utils/tokens/tokenId.ts'
import { amountSchema, embeddedAmountSchema, type EmbeddedAmount } from '../../schemas/currency.ts'
import { frozenCopy } from '../../utils/data/frozenCopy.ts'
import { boolean, number, text } from '../../schemas/base/primitives.ts'
import { hasCalls } from '../../schemas/quote/body/destinationCall.ts'
import { object } from '../../schemas/base/object.ts'
import { lenient, nullish } from '../../schemas/base/nullish.ts'

export const executionSummarySchema = object({
  /** `send`, `swap`, `wrap`, `unwrap` or `bridge`; the provider may add others. */
  operation: lenient(text),
  sender: text,
  recipient: text,
  /** Where the funds go if the swap can't be filled; missing if the provider decides. */
  refundTo: nullish(text),
  /** What is paid. */
  pay: amountSchema,
  /** What is received, as quoted. */
  receive: amountSchema,
  /** What a refund would pay back, before fees; missing if it isn't known. */
  refund: lenient(embeddedAmountSchema),
  /** Seconds until delivery, as the provider estimates. */
  timeEstimate: lenient(number),
  /** The page's ID for the order that is paid; missing if it gave none. */
  orderId: lenient(text),
  /** It pays the page, since the page said so or gave an order. It is then called a payment. */
  isPayment: lenient(boolean),
  /** The quote has calls, which use the arriving funds; the recipient gets the rest. */
  hasCalls: lenient(boolean),
})

/** What an execution moves and between whom: the part of a quote that is kept in the journal. */
export interface ExecutionSummary extends z.output<typeof executionSummarySchema> {}

/** The page's order that the swap pays. */
export interface PaidOrder {
  /** The page's ID for the order that is paid: stored with the swap, and in its `summary`. @default none */
  orderId?: string | undefined
  /** Whether it pays the page, so that it is called a payment wherever it is shown. @default whether there is an `orderId` */
  isPayment?: boolean | undefined
}

export function toExecutionSummary(
  { details, parameters }: Quote,
  { orderId, isPayment = orderId !== undefined }: PaidOrder = {},
): ExecutionSummary {
  const { operation, sender, recipient, currencyIn, currencyOut, timeEstimate } = details
  return frozenCopy({
    operation,
    sender,
    recipient,
    refundTo: parameters.refundTo,
    pay: currencyIn,
    receive: currencyOut,
    refund: refundOf(details),
    timeEstimate,
    orderId,
    isPayment: isPayment || undefined,
    hasCalls: hasCalls(parameters) || undefined,
  })
}

/**
 * The provider's refund currency, if it is the one that is paid, received, or swapped to on the way. An order can't refund any other, so
 * any other isn't shown.
 */
function refundOf({
  refundCurrency,
  currencyIn,
  currencyOut,
  route,
}: QuoteDetails): EmbeddedAmount | undefined {
  const origin = route?.origin?.outputCurrency?.currency
  const destination = route?.destination?.inputCurrency?.currency
  const held = [
    currencyIn.currency,
    currencyOut.currency,
    ...(origin?.chainId === currencyIn.currency.chainId ? [origin] : []),
    ...(destination?.chainId === currencyOut.currency.chainId ? [destination] : []),
  ]
  return held.some((currency) => isSameToken(currency, refundCurrency?.currency)) ? refundCurrency : undefined
}
