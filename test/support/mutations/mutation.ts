import type { Quote } from '../../../src/actions/getQuote.ts'
import type { AuditOptions } from '../../../src/audit/auditOptions.ts'
import type { BuiltInAuditRule } from '../../../src/audit/auditRules.ts'
import type { QuoteKind } from '../quoteKinds.ts'

/** Someone whom nobody asked to be paid. */
export const stranger = '0x000000000000000000000000000000000000dEaD'

/** One way to spoil a good quote, and what must be said of it. */
export interface Mutation {
  title: string
  kind: QuoteKind
  rule: BuiltInAuditRule
  /** @default 'block' */
  severity?: 'confirm' | 'info' | undefined
  spoil: (quote: Quote) => void
  options?: ((quote: Quote) => AuditOptions) | undefined
}

/** A copy of a quote, spoilt. */
export function spoilt(quote: Quote, spoil: Mutation['spoil']): Quote {
  const copy = structuredClone(quote)
  spoil(copy)
  return copy
}
