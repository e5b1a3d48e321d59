import type { QuoteBody } from '../schemas/quote/quoteBody.ts'

/** What a quote is asked for. */
export interface GetQuoteParameters extends QuoteBody {
  /** Fields this library does not know, sent as they are. A field that it knows wins over one of these. */
  extraFields?: Readonly<Record<string, unknown>> | undefined
}
