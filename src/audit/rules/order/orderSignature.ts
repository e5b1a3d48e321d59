import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The solver of the order signed it, where its signature was requested, and is one that the integrator knows. */
export const orderSignature: AuditRuleCheck = function* ({ order, solvers, isOrderSigned }) {
  if (isOrderSigned === false) yield { message: 'The order is not signed by its solver.' }
  const solver = order?.solver
  if (solver === undefined || !solvers || solvers.some((known) => isSameAddress(known, solver))) return
  yield { message: 'The order is of a solver that nobody here knows.', facts: { solver } }
}
