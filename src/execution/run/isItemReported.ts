import type { PlanItem } from '../../decode/planItems.ts'
import { approvalOf } from './allowance.ts'

/** Whether the provider reports about an item: about all but approvals, which it may not track. */
export function isItemReported(item: PlanItem): boolean {
  return item.check != null || item.kind === 'signature' || approvalOf(item) === undefined
}
