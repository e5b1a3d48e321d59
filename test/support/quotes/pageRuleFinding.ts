import type { AuditFinding } from '@causeway/react/execution'

/** What an audit rule of the page's own found, and the user must confirm. */
export const pageRuleFinding: AuditFinding = {
  rule: 'own',
  severity: 'confirm',
  message: 'Seen.',
  facts: {},
  stepIndex: undefined,
  itemIndex: undefined,
}
