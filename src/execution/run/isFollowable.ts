import type { PlanItem } from '../../decode/planItems.ts'
import { approvalOf } from './allowance.ts'

/** Whether the service has a say in an item: in all but approvals, which it may not follow. */
export function isFollowable(item: PlanItem): boolean {
  return item.check != null || item.kind === 'signature' || approvalOf(item) === undefined
}
