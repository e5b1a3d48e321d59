import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'

/** A permit is for an address in the quote, or for one of the provider's. */
export const permitReceiver: AuditRuleCheck = function* (input) {
  for (const { item, permit } of input.signatures) {
    if (!permit || input.allowed.mayReceive(permit.receiver) || isSolver(input, permit.receiver)) continue
    const { receiver } = permit
    yield {
      message: `A permit is for ${receiver}, which is not in the quote. If it is the provider's, list a solver in \`solvers\`, a contract in \`contracts\`.`,
      item,
      facts: { receiver },
    }
  }
}

/**
 * Whether an address is a solver, which may take a permit itself: one that the integrator names or, if it names neither solvers nor
 * contracts, the order's.
 */
function isSolver({ solvers, allowed, order }: AuditInput, address: string): boolean {
  const known = solvers ?? (allowed.trustsQuote ? [order?.solver] : [])
  return known.some((solver) => isSameAddress(solver, address))
}
