/** A rule as the end of a message: one that ends in a question has its sign already. */
export function toSentence(rule: string): string {
  return rule.endsWith('?') ? rule : `${rule}.`
}
