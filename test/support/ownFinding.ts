import type { AuditFinding } from '../../src/errors/quote.ts'

/** What a rule of the page may find: the user is asked about it. */
export const ownFinding: AuditFinding = {
  rule: 'own',
  severity: 'confirm',
  message: 'Seen.',
  facts: {},
  stepIndex: undefined,
  itemIndex: undefined,
}
