import { isObject } from '../../utils/data/isObject.ts'

/** How many steps a quote, or what follows it, may have. */
const maxSteps = 50

/** How many items all steps may have together. */
const maxItems = 100

/** Says in what a list of steps goes beyond what anybody would sign; undefined when it does not. */
export function describeExceededStepLimit(steps: unknown): string | undefined {
  if (!Array.isArray(steps)) return undefined
  if (steps.length > maxSteps) return `it has more than ${maxSteps} steps`
  const lists = steps.map((step: unknown) => (isObject(step) ? step['items'] : undefined))
  const items = lists.reduce((sum: number, list: unknown) => sum + (Array.isArray(list) ? list.length : 0), 0)
  return items > maxItems ? `its steps have more than ${maxItems} items` : undefined
}
