import type { AuditFinding } from '../../../errors/quote.ts'

/** A finding that is told among what must be said before a transfer, in sight, and not listed again. */
export function isDisclosed({ rule, severity }: AuditFinding): boolean {
  return rule === 'order-refund-recipient' && severity === 'info'
}
