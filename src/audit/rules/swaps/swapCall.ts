import type { AuditRuleCheck } from '../../auditFinding.ts'
import { swapsOf } from '../../facts/swapsOf.ts'

/**
 * Asks about a same-chain swap whose calldata can't be decoded. That recipient and amount occur in it proves nothing: a forged
 * quote can contain them, too.
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
