import { isObject } from '../../utils/data/isObject.ts'
import { countCharacters } from './countCharacters.ts'

/** Maximum number of entries in an order's lists together: inputs, their refunds, payments, calls and fees. */
const maxEntries = 500

/** Maximum number of characters in all of an order's texts together, such as the calldata of its calls. */
const maxCharacters = 200_000

/** Describes which limit an order exceeds, larger than any real one and slow to hash; undefined if none. */
export function describeExceededOrderLimit(order: unknown): string | undefined {
  if (countEntries(order) > maxEntries) return `its lists have more than ${maxEntries} entries`
  return countCharacters(order) > maxCharacters ? `it has more than ${maxCharacters} characters` : undefined
}

function countEntries(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((sum: number, entry) => sum + 1 + countEntries(entry), 0)
  return isObject(part) ? Object.values(part).reduce((sum: number, value) => sum + countEntries(value), 0) : 0
}
