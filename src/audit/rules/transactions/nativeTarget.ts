import type { AuditRuleCheck } from '../../auditFinding.ts'

/** Native currency goes to someone whom the quote names. */
export const nativeTarget: AuditRuleCheck = function* ({ transactions, allowed }) {
  for (const { item, decoded } of transactions) {
    const { to } = item.data
    if (decoded.kind !== 'payment' || allowed.mayReceive(to)) continue
    yield { message: 'A transaction pays an account that the quote does not name.', item, facts: { to } }
  }
}
