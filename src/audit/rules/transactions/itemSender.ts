import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** Transactions are sent from the user's account. */
export const itemSender: AuditRuleCheck = function* ({ quote: { parameters }, transactions }) {
  for (const { item } of transactions) {
    const { from } = item.data
    if (isSameAddress(from, parameters.user)) continue
    yield { message: 'A transaction is from a different account.', item, facts: { from } }
  }
}
