/** True when a symbol holds letters that are not plain Latin ones: often a name in another script, sometimes a fake. */
export function hasNonLatinLetters(symbol: string): boolean {
  return /(?!\p{ASCII})\p{L}/u.test(symbol)
}
