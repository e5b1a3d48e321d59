import type { AuditInput } from '../../input/auditInput.ts'

/** What a signature is held against is there: the order’s id where one was requested, and its solver where some are known. */
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
