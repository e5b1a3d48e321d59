import type { AuditFinding } from '@causeway/react/execution'

/** A finding of the page's own audit rule, which the user must confirm. */
export const pageRuleFinding: AuditFinding = {
  rule: 'own',
  severity: 'confirm',
  message: 'Seen.',
  facts: {},
  stepIndex: undefined,
  itemIndex: undefined,
}
