import type { Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import { AbortedError } from '../../errors/client.ts'
import type { Reporter } from './createReporter.ts'

/** Reports the result of a quote request, and passes it on. A canceled request isn't an error. */
export async function reportQuote(
  reporter: Reporter | undefined,
  parameters: GetQuoteParameters,
  answer: Promise<Quote>,
): Promise<Quote> {
  try {
    const quote = await answer
    reporter?.quote(quote)
    return quote
  } catch (error) {
    if (error instanceof Error && !(error instanceof AbortedError)) reporter?.quoteError(error, parameters)
    throw error
  }
}
