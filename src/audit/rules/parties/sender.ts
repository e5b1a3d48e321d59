import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The quote is for the account that requested it. */
export const sender: AuditRuleCheck = function* ({ quote: { details, parameters } }) {
  if (isSameAddress(details.sender, parameters.user)) return
  yield { message: 'The quote is for a different account.', facts: { sender: details.sender } }
}
