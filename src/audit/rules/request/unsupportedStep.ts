import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** Every step can be decoded, and executed by an EVM wallet. */
export const unsupportedStep: AuditRuleCheck = function* ({ unsupported }) {
  if (!unsupported) return
  const { stepId, kind } = unsupported
  yield {
    message: 'A step can’t be read, or needs a wallet of another chain family.',
    facts: { stepId, kind },
  }
}
