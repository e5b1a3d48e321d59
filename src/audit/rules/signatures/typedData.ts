import type { AuditFinding } from '../../../errors/quote.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `typed-data`: of typed data, only permits are signed. */
export function* typedDataRules({ signatures }: AuditInput): Iterable<AuditFinding> {
  for (const { item, permit } of signatures) {
    const { sign } = item.data
    if (sign.signatureKind !== 'eip712' || permit) continue
    const { primaryType } = sign
    yield finding({
      rule: 'typed-data',
      message: `The wallet is asked to sign \`${primaryType}\`, which is not known to be safe.`,
      item,
      facts: { primaryType },
    })
  }
}
