import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { isPermit2 } from '../../facts/signatures/isPermit2.ts'

/**
 * Only permits are signed as typed data, and Permit2's only for the real Permit2 contract: any other contract could take what is approved
 * to it.
 */
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
