import type { AuditRuleCheck } from '../../auditFinding.ts'

/** Operations in which one side is the other, unit for unit. */
const exact: ReadonlySet<string | undefined> = new Set(['send', 'wrap', 'unwrap'])

/** The quote guarantees an amount, where it is not the user's own transaction that makes it. */
export const noMinimum: AuditRuleCheck = function* ({ quote: { details }, allowed }) {
  const { amount, minimumAmount = 0n } = details.currencyOut
  const isSelfEvident = allowed.isOneChain && exact.has(details.operation)
  // Any tolerance leaves nothing of one smallest unit.
  if (minimumAmount > 0n || amount <= 1n || isSelfEvident) return
  yield { message: 'The quote guarantees no amount.', facts: { amount } }
}
