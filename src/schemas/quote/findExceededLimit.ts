import { fieldsOf } from '../base/json.ts'
import { describeExceededOrderLimit } from './describeExceededOrderLimit.ts'
import { describeExceededStepLimit } from './describeExceededStepLimit.ts'

/** Finds what makes a quote too large to process in time, and where it is; undefined if nothing does. */
export function findExceededLimit(quote: unknown): { message: string; path: string[] } | undefined {
  const { steps, protocol } = fieldsOf(quote)
  const beyondSteps = describeExceededStepLimit(steps)
  if (beyondSteps !== undefined) return { message: beyondSteps, path: ['steps'] }
  const beyondOrder = describeExceededOrderLimit(fieldsOf(fieldsOf(protocol)['v2'])['orderData'])
  return beyondOrder === undefined
    ? undefined
    : { message: beyondOrder, path: ['protocol', 'v2', 'orderData'] }
}
