/**
 * The most characters of an amount and its unit that stay on one line: as many as fit beside the mark of a step in a widget of 280 pixels, in
 * a wide font. Where more were joined, the line would break within the symbol.
 */
const maxJoined = 12

/** The space between an amount and its unit: no line breaks there unless they are long together. */
export function amountSpace(amount: string, unit: string): string {
  return amount.length + unit.length > maxJoined ? ' ' : '\u00a0'
}
