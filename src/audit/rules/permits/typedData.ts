import type { AuditRuleCheck } from '../../auditFinding.ts'
import { isPermit2 } from '../../facts/signatures/isPermit2.ts'

/** Of typed data, only permits are signed, and those of Permit2 for it alone: whatever else is approved to a contract, it may take. */
export const typedData: AuditRuleCheck = function* ({ signatures }) {
  for (const { item, permit } of signatures) {
    const { sign } = item.data
    if (sign.signatureKind !== 'eip712') continue
    const { primaryType } = sign
    if (!permit) {
      yield {
        message: `The wallet is asked to sign \`${primaryType}\`, which is not known to be safe.`,
        item,
        facts: { primaryType },
      }
    } else if (permit.use && !isPermit2(permit.contract)) {
      const contract = permit.contract ?? ''
      yield {
        message: `A permit is for ${contract}, which is not Permit2.`,
        item,
        facts: { primaryType, contract },
      }
    }
  }
}
