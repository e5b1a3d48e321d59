/** What was said of a quote. */
export interface SaidQuote {
  /** Stands for the question: another one is always news. */
  question: string
  /** The amount that was not entered, in its smallest unit. */
  amount: bigint
  /** Milliseconds since the epoch. */
  at: number
}

/** Least pause between two polite messages, in milliseconds. */
const pauseMs = 5_000

/** A refresh that moves the amount by less than one part of this many is not worth an interruption. */
const leastShare = 200n

/** When to say a quote: a moment, or undefined for never. */
export function sayQuoteAt(said: SaidQuote | undefined, quote: SaidQuote): number | undefined {
  if (!said) return quote.at
  const change = quote.amount > said.amount ? quote.amount - said.amount : said.amount - quote.amount
  const isNews = said.question !== quote.question || change * leastShare >= said.amount
  return isNews ? Math.max(quote.at, said.at + pauseMs) : undefined
}
