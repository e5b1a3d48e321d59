import type { AuditRuleCheck } from '../../auditFinding.ts'

/** Of typed data, only permits are signed. */
export const typedData: AuditRuleCheck = function* ({ signatures }) {
  for (const { item, permit } of signatures) {
    const { sign } = item.data
    if (sign.signatureKind !== 'eip712' || permit) continue
    const { primaryType } = sign
    yield {
      message: `The wallet is asked to sign \`${primaryType}\`, which is not known to be safe.`,
      item,
      facts: { primaryType },
    }
  }
}
