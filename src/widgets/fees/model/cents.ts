import { divideUp } from '../../../utils/amounts/divideUp.ts'
import { parseUsd, toUsdText } from '../../../utils/amounts/usd.ts'

/** In units of 10^-18 US dollars, like everything below. */
const cent = 10n ** 16n

/** Rounds to whole cents away from zero, as fees are shown. */
export function toCents(worth: bigint): bigint {
  return worth < 0n ? -toCents(-worth) : divideUp(worth, cent) * cent
}

/**
 * The sum of fees as shown, each in whole cents, so that users who add them up get the same. Less than a cent is shown
 * as such, and all such fees together count as the next cent, so that many of them don't become many cents.
 */
export function sumOfCents(worths: readonly bigint[]): bigint {
  const isTiny = (worth: bigint) => -cent < worth && worth < cent
  const add = (some: readonly bigint[]) => some.reduce((sum, worth) => sum + worth, 0n)
  const tiny = add(worths.filter(isTiny))
  const others = worths.filter((worth) => !isTiny(worth))
  return others.length === 0 ? tiny : add(others.map(toCents)) + toCents(tiny)
}

/** The same for decimal strings; undefined if one of them is unknown. */
export function sumOfShown(usds: readonly (string | undefined)[]): string | undefined {
  const worths = usds.map(parseUsd)
  if (worths.length === 0 || worths.includes(undefined)) return undefined
  return toUsdText(sumOfCents(worths.flatMap((worth) => worth ?? [])))
}
