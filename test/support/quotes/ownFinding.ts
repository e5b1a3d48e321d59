import type { AuditFinding } from '@causeway/react/execution'

/** What a rule of the page may find: the user is asked about it. */
export const ownFinding: AuditFinding = {
  rule: 'own',
  severity: 'confirm',
  message: 'Seen.',
  facts: {},
  stepIndex: undefined,
  itemIndex: undefined,
}
