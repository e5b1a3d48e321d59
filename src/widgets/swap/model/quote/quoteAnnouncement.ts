/** What was announced of a quote. */
export interface AnnouncedQuote {
  /** Stands for the parameters: a quote of other ones is always announced. */
  parameters: string
  /** The amount that was not entered, in base units. */
  amount: bigint
  /** Milliseconds since the epoch. */
  at: number
}

/** Least pause between two polite messages, in milliseconds. */
const pauseMs = 5_000

/** A refresh that moves the amount by less than one part of this many is not worth an interruption. */
const minShare = 200n

/** When to announce a quote: a moment, or undefined for never. */
export function quoteAnnouncementTime(
  announced: AnnouncedQuote | undefined,
  quote: AnnouncedQuote,
): number | undefined {
  if (!announced) return quote.at
  const change =
    quote.amount > announced.amount ? quote.amount - announced.amount : announced.amount - quote.amount
  const isWorthIt = announced.parameters !== quote.parameters || change * minShare >= announced.amount
  return isWorthIt ? Math.max(quote.at, announced.at + pauseMs) : undefined
}
