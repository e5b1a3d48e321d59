/** Words that providers use for an ended request, and words around them. */
const known = {
  failed: ['fail', 'failed', 'failure', 'unsuccessful'],
  refunded: ['fail', 'failed', 'failure', 'refund', 'refunded', 'returned'],
} as const

const around =
  /\b(?:an?|and|the|it|was|were|is|has|have|been|be|in|on|to|of|with|your|user|funds?|deposit|request|swap|bridge|order|transaction|transfer|status)\b/g

/**
 * Whether a provider's sentence says more than that a request failed or was refunded, which is already shown in the
 * user's language. A sentence with any unknown word does: what can't be interpreted here isn't hidden.
 */
export function saysMoreThanStatus(sentence: string, status: keyof typeof known): boolean {
  const words =
    sentence
      .toLowerCase()
      .replace(around, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some((word) => !(known[status] as readonly string[]).includes(word))
}
