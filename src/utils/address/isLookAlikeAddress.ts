/** How many hex digits at one end of an address people compare, so that a fake need only match these. */
const comparedDigits = 4

/** True for two addresses that differ but start or end alike: one may be made up to be taken for the other. */
export function isLookAlikeAddress(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b) return false
  const head = 2 + comparedDigits
  return a.slice(0, head) === b.slice(0, head) || a.slice(-comparedDigits) === b.slice(-comparedDigits)
}
