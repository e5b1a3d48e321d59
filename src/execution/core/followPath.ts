import { checkPath } from '../../decode/checkPath.ts'
import type { PlanItem } from '../../decode/planItems.ts'

/** Where an item asks to be followed; undefined when it does not, or not safely. */
export function followPath({ requestId, check }: PlanItem): string | undefined {
  return checkPath(check, requestId)
}
