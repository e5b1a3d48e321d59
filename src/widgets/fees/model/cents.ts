import { divideUp } from '../../../utils/amounts/divideUp.ts'
import { parseUsd, toUsdText } from '../../../utils/amounts/usd.ts'

/** In units of 10^-18 US dollars, as all that follows. */
const cent = 10n ** 16n

/** Whole cents away from zero, as a fee is written. */
export function toCents(worth: bigint): bigint {
  return worth < 0n ? -toCents(-worth) : divideUp(worth, cent) * cent
}

/**
 * The sum of fees as they are shown, each in whole cents: whoever adds them up comes to the same. What is less than a cent is
 * shown as that, and all such together count as the next cent, so that many of them do not become many cents.
 */
export function sumOfCents(worths: readonly bigint[]): bigint {
  const isTiny = (worth: bigint) => -cent < worth && worth < cent
  const add = (some: readonly bigint[]) => some.reduce((sum, worth) => sum + worth, 0n)
  const tiny = add(worths.filter(isTiny))
  const others = worths.filter((worth) => !isTiny(worth))
  return others.length === 0 ? tiny : add(others.map(toCents)) + toCents(tiny)
}

/** The same of texts; undefined where one of them is not known. */
export function sumOfShown(usds: readonly (string | undefined)[]): string | undefined {
  const worths = usds.map(parseUsd)
  if (worths.length === 0 || worths.includes(undefined)) return undefined
  return toUsdText(sumOfCents(worths.flatMap((worth) => worth ?? [])))
}
