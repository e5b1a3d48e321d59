import { isObject } from '../../utils/data/isObject.ts'

/** How many entries the lists of an order may have together: inputs, their refunds, payments, calls and fees. */
const maxEntries = 500

/** Says in what an order goes beyond what anybody would pay for, and than can be hashed at once; undefined when it does not. */
export function describeExceededOrderLimit(order: unknown): string | undefined {
  return countEntries(order) > maxEntries ? `its lists have more than ${maxEntries} entries` : undefined
}

function countEntries(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((sum: number, entry) => sum + 1 + countEntries(entry), 0)
  return isObject(part) ? Object.values(part).reduce((sum: number, value) => sum + countEntries(value), 0) : 0
}
