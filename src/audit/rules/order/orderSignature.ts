import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The solver of the order signed it, where its signature was asked for. */
export const orderSignature: AuditRuleCheck = function* ({ isOrderSigned }) {
  if (isOrderSigned !== false) return
  yield { message: 'The order is not signed by its solver.' }
}
