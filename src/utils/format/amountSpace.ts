/**
 * The maximum number of characters of an amount and its unit that stay on one line: as many as fit beside a step's icon in a widget of 280
 * pixels, in a wide font. If longer ones were joined, the line would break within the symbol.
 */
const maxJoined = 12

/** The space between an amount and its unit: non-breaking unless both together are long. */
export function amountSpace(amount: string, unit: string): string {
  return amount.length + unit.length > maxJoined ? ' ' : '\u00a0'
}
