import type { AuditRuleCheck } from '../../auditFinding.ts'

/** A contract of the service is called in a way that can be read. Of another contract, `unknown-contract` tells. */
export const unknownCall: AuditRuleCheck = function* ({ transactions, allowed }) {
  for (const { item, decoded } of transactions) {
    const { to } = item.data
    if (decoded.kind !== 'call' || !allowed.mayBeCalled(to)) continue
    yield {
      message: `A transaction calls ${to} in a way that can't be read.`,
      item,
      facts: { to, selector: decoded.selector },
    }
  }
}
