import type { AuditRuleCheck } from '../../auditFinding.ts'

/** Contracts are called once: one deposit, or one swap. */
export const extraCall: AuditRuleCheck = function* ({ transactions }) {
  const calls = transactions.filter(({ decoded }) => decoded.kind === 'call' || decoded.kind === 'deposit')
  for (const { item } of calls.slice(1)) {
    const { to, data } = item.data
    yield {
      message: 'The quote makes more calls than a deposit or swap needs.',
      item,
      facts: { to, selector: data.slice(0, 10) },
    }
  }
}
