/** A rule as the end of a message, with a period unless it ends with a question mark. */
export function toSentence(rule: string): string {
  return rule.endsWith('?') ? rule : `${rule}.`
}
