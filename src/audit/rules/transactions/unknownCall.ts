import type { AuditRuleCheck } from '../../auditFinding.ts'
import { swapsOf } from '../../input/swapsOf.ts'

/**
 * A contract of the service is called in a way that can be read: behind one changed letter of a selector stands another
 * function. Of another contract `unknown-contract` tells, and of a swap on one chain `swap-call`.
 */
export const unknownCall: AuditRuleCheck = function* ({ transactions, allowed }) {
  const swaps = new Set(swapsOf({ transactions, allowed }).map(({ item }) => item))
  for (const { item, decoded } of transactions) {
    const { to } = item.data
    if (decoded.kind !== 'call' || swaps.has(item) || !allowed.isService(to)) continue
    yield {
      message: `A transaction calls ${to} in a way that can't be read.`,
      item,
      facts: { to, selector: decoded.selector },
    }
  }
}
