/** True if a symbol contains letters other than plain Latin ones: often a name in another script, sometimes a fake. */
export function hasNonLatinLetters(symbol: string): boolean {
  return /(?!\p{ASCII})\p{L}/u.test(symbol)
}
