import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** A permit is the user's own: if it names no owner, the signer owns it. */
export const permitOwner: AuditRuleCheck = function* ({ quote: { parameters }, signatures }) {
  for (const { item, permit } of signatures) {
    if (!permit?.owner || isSameAddress(permit.owner, parameters.user)) continue
    yield { message: 'A permit is for a different account.', item, facts: { owner: permit.owner } }
  }
}
