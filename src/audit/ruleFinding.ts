import type { QuoteItem } from '../decode/quoteItems.ts'
import type { AuditFinding } from '../errors/quote.ts'
import { toJsonText } from '../utils/text/toJsonText.ts'
import type { AuditInput } from './input/auditInput.ts'

/** A finding of a built-in rule, without the rule's id, which `auditRules` adds. */
export interface RuleFinding {
  message: string
  /** @default the rule's own, in `auditRules` */
  severity?: AuditFinding['severity'] | undefined
  item?: QuoteItem | undefined
  facts?: AuditFinding['facts'] | undefined
}

/** A rule of `src/audit/rules`: returns the problems that it finds in a quote. Its file is named after the rule's id. */
export type AuditRuleCheck = (input: AuditInput) => Iterable<RuleFinding>

/** A key that is equal only for identical findings. */
export function findingKey({ rule, message, facts, stepIndex, itemIndex }: AuditFinding): string {
  return toJsonText([rule, message, stepIndex, itemIndex, facts])
}
