/** How many hex digits at each end of an address people compare: a fake address only has to match these. */
const comparedDigits = 4

/** True for two different addresses with the same start or end: one may be generated to look like the other. */
export function isLookAlikeAddress(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b) return false
  const head = 2 + comparedDigits
  return a.slice(0, head) === b.slice(0, head) || a.slice(-comparedDigits) === b.slice(-comparedDigits)
}
