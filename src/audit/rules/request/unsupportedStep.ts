import type { AuditRuleCheck } from '../../auditFinding.ts'

/** Every step can be read, and be done by a wallet of the EVM. */
export const unsupportedStep: AuditRuleCheck = function* ({ unsupported }) {
  if (!unsupported) return
  const { stepId, kind } = unsupported
  yield {
    message: 'A step can’t be read, or needs a wallet of another chain family.',
    facts: { stepId, kind },
  }
}
