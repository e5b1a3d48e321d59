import { isObject } from '../../utils/data/isObject.ts'
import { countCharacters } from './countCharacters.ts'

/** Maximum number of steps of a quote, including added ones. */
const maxSteps = 50

/** Maximum number of items of all steps together. */
const maxItems = 100

/**
 * Maximum number of characters in all texts of the steps together. Nodes refuse a transaction beyond 128 KiB, which is
 * 262,144 hex digits: this is more than two of those.
 */
const maxCharacters = 600_000

/** Describes which limit a list of steps exceeds; undefined if none. No user would sign more, and no node would accept more. */
export function describeExceededStepLimit(steps: unknown): string | undefined {
  if (!Array.isArray(steps)) return undefined
  if (steps.length > maxSteps) return `it has more than ${maxSteps} steps`
  const lists = steps.map((step: unknown) => (isObject(step) ? step['items'] : undefined))
  const items = lists.reduce((sum: number, list: unknown) => sum + (Array.isArray(list) ? list.length : 0), 0)
  if (items > maxItems) return `its steps have more than ${maxItems} items`
  return countCharacters(steps) > maxCharacters
    ? `its steps have more than ${maxCharacters} characters`
    : undefined
}
