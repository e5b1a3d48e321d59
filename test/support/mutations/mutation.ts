import type { Quote } from '@causeway/react/actions'
import type { AuditOptions, BuiltInAuditRule } from '@causeway/react/execution'
import type { QuoteKind } from '../quotes/quoteKinds.ts'

/** An address that was not requested. */
export const stranger = '0x000000000000000000000000000000000000dEaD'

/** One way to change a good quote for the worse, and what must be said of it. */
export interface Mutation {
  title: string
  kind: QuoteKind
  rule: BuiltInAuditRule
  /** @default 'block' */
  severity?: 'confirm' | 'info' | undefined
  mutate: (quote: Quote) => void
  options?: ((quote: Quote) => AuditOptions) | undefined
}

/** A copy of a quote, changed. */
export function mutated(quote: Quote, mutate: Mutation['mutate']): Quote {
  const copy = structuredClone(quote)
  mutate(copy)
  return copy
}
