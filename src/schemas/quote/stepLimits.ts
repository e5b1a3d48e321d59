import { isObject } from '../../utils/data/isObject.ts'

/** Maximum number of steps of a quote, including added ones. */
const maxSteps = 50

/** Maximum number of items of all steps together. */
const maxItems = 100

/** Describes which limit a list of steps exceeds, more than any user would sign; undefined if none. */
export function describeExceededStepLimit(steps: unknown): string | undefined {
  if (!Array.isArray(steps)) return undefined
  if (steps.length > maxSteps) return `it has more than ${maxSteps} steps`
  const lists = steps.map((step: unknown) => (isObject(step) ? step['items'] : undefined))
  const items = lists.reduce((sum: number, list: unknown) => sum + (Array.isArray(list) ? list.length : 0), 0)
  return items > maxItems ? `its steps have more than ${maxItems} items` : undefined
}
