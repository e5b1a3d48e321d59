/** The longest amount that keeps its symbol on its line, in characters. A longer one would fill it, and tear the symbol. */
const maxJoined = 12

/** The space between an amount and its symbol: no line breaks there unless the amount is long. */
export function amountSpace(amount: string): string {
  return amount.length > maxJoined ? ' ' : '\u00a0'
}
