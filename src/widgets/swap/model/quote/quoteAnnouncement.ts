/** The last announcement of a quote. */
export interface AnnouncedQuote {
  /** Identifies the parameters: a quote for different ones is always announced. */
  parameters: string
  /** The amount that wasn't entered, in base units. */
  amount: bigint
  /** Milliseconds since the epoch. */
  at: number
}

/** Minimum pause between two polite announcements, in milliseconds. */
const pauseMs = 5_000

/** A refresh that changes the amount by less than 1/200 isn't announced. */
const minShare = 200n

/** When to announce a quote, in milliseconds since the epoch; undefined for never. */
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
