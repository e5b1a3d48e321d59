/** What services call a request that is over, and what they put around it. */
const known = {
  failed: ['fail', 'failed', 'failure', 'unsuccessful'],
  refunded: ['fail', 'failed', 'failure', 'refund', 'refunded', 'returned'],
} as const

const around =
  /\b(?:an?|and|the|it|was|were|is|has|have|been|be|in|on|to|of|with|your|user|funds?|deposit|request|swap|bridge|order|transaction|transfer|status)\b/g

/**
 * Whether a sentence of the service tells more than that a request failed or was refunded, which stands above it in the reader's own words.
 * A sentence of which one word is not known does: what can't be read here is not kept from anybody.
 */
export function addsToStatus(sentence: string, status: keyof typeof known): boolean {
  const words =
    sentence
      .toLowerCase()
      .replace(around, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some((word) => !(known[status] as readonly string[]).includes(word))
}
