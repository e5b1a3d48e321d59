import type { QuoteParameters } from '../schemas/quote/quoteBody.ts'

export interface GetQuoteParameters extends QuoteParameters {
  /** Fields this library does not know, sent as they are. A field that it knows wins over one of these. */
  extraFields?: Readonly<Record<string, unknown>> | undefined
}
