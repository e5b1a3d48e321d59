import type { AuditRuleCheck } from '../../auditFinding.ts'
import { swapsOf } from './swaps.ts'

/**
 * A swap on one chain can be decoded. Recipient and amount that merely stand somewhere in the calldata of an unknown
 * function prove nothing: whoever forges it can write them there.
 */
export const swapCall: AuditRuleCheck = function* (input) {
  for (const { item, swap } of swapsOf(input)) {
    if (swap) continue
    const { to, data } = item.data
    yield {
      message: 'A transaction swaps in a way that can’t be read.',
      item,
      facts: { to, selector: data.slice(0, 10) },
    }
  }
}
