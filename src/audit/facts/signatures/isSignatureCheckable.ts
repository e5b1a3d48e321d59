import type { AuditInput } from '../../input/auditInput.ts'

/**
 * Whether an order's signature can be checked: the order’s id is known if the order's data was requested, and its solver is known if the
 * integrator names solvers.
 */
export function isSignatureCheckable({
  quote: { parameters },
  allowed,
  order,
  solvers,
}: AuditInput): boolean {
  const isRequested = parameters.includeProtocolData === true
  if (!order) return !isRequested || allowed.isOneChain
  return (!isRequested || order.id !== undefined) && (!solvers || order.solver !== undefined)
}
