import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { isSignatureCheckable } from '../../facts/signatures/isSignatureCheckable.ts'

/** The order's solver signed it, if its signature was requested, and the integrator knows the solver. */
export const orderSignature: AuditRuleCheck = function* (input) {
  const { order, solvers, isOrderSigned } = input
  if (!isSignatureCheckable(input)) yield { message: 'The order’s signature can’t be checked.' }
  else if (isOrderSigned === false) yield { message: 'The order is not signed by its solver.' }
  const solver = order?.solver
  if (solver === undefined || !solvers || solvers.some((known) => isSameAddress(known, solver))) return
  yield { message: 'The order is from an unknown solver.', facts: { solver } }
}
