import type { Quote } from '../../actions/getQuote.ts'
import { amountSchema } from '../../schemas/currency.ts'
import { number, text } from '../../schemas/primitives.ts'
import { forDisplay, object, orNull, type Infer } from '../../schemas/schema.ts'

export const executionSummarySchema = object({
  /** `send`, `swap`, `wrap`, `unwrap`, `bridge`; others may come. */
  operation: forDisplay(text),
  sender: text,
  recipient: text,
  /** Where money goes that can't be filled; null when the service decides. */
  refundTo: orNull(text),
  currencyIn: amountSchema,
  currencyOut: amountSchema,
  /** In what a refund is paid, and how much of it before fees. */
  refundCurrency: forDisplay(amountSchema),
  /** Seconds until the fill, as the service expects. */
  timeEstimate: forDisplay(number),
})

/** What an execution moves, between whom: all of a quote that is worth keeping after its steps are done. */
export interface ExecutionSummary extends Infer<typeof executionSummarySchema> {}

export function toExecutionSummary({ details, parameters }: Quote): ExecutionSummary {
  const { operation, sender, recipient, currencyIn, currencyOut, refundCurrency, timeEstimate } = details
  return {
    operation,
    sender,
    recipient,
    refundTo: parameters.refundTo ?? null,
    currencyIn,
    currencyOut,
    refundCurrency,
    timeEstimate,
  }
}
