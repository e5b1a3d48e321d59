import type { AuditFinding } from '../../../errors/quote.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `unknown-call`, `extra-call`: what can't be decoded is called once: one deposit, or one swap. */
export function* callRules({ transactions, allowed }: AuditInput): Iterable<AuditFinding> {
  let isFirst = true
  for (const { item, decoded } of transactions) {
    if (decoded.kind !== 'call') continue
    const { to } = item.data
    const facts = { to, selector: decoded.selector }
    if (!isFirst) {
      const message = 'The quote calls more than one deposit or swap takes.'
      yield finding({ rule: 'extra-call', message, item, facts })
    }
    isFirst = false
    // Of another contract, `unknown-contract` tells.
    if (allowed.mayBeCalled(to)) {
      const message = `A transaction calls ${to} in a way that can't be read.`
      yield finding({ rule: 'unknown-call', severity: 'info', message, item, facts })
    }
  }
}
