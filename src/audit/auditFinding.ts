import type { PlanItem } from '../decode/planItems.ts'
import type { AuditFinding } from '../errors/quote.ts'
import { toJsonText } from '../utils/text/toJsonText.ts'
import type { AuditInput } from './input/auditInput.ts'

/** What a built-in rule finds; which rule it is, the table of rules says. */
export interface RuleFinding {
  message: string
  /** @default the rule's own, in `auditRules` */
  severity?: AuditFinding['severity'] | undefined
  item?: PlanItem | undefined
  facts?: AuditFinding['facts'] | undefined
}

/** A rule of `src/audit/rules`: says what speaks against a quote. Its file is named after the rule's id. */
export type AuditRuleCheck = (input: AuditInput) => Iterable<RuleFinding>

/** Names a finding with all that it says: two with one name say the same. */
export function findingKey({ rule, message, facts, stepIndex, itemIndex }: AuditFinding): string {
  return toJsonText([rule, message, stepIndex, itemIndex, facts])
}
