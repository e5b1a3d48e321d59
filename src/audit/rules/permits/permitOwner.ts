import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** A permit is the user's own. */
export const permitOwner: AuditRuleCheck = function* ({ quote: { parameters }, signatures }) {
  for (const { item, permit } of signatures) {
    if (!permit || isSameAddress(permit.owner, parameters.user)) continue
    yield { message: 'A permit is for another account.', item, facts: { owner: permit.owner } }
  }
}
