import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { tokenGrantOf } from '../../facts/tokenGrant.ts'

/** Two approvals: one takes back an earlier approval, and one approves the input. */
const most = 2

/** There are no more approvals than one payment needs. */
export const extraApproval: AuditRuleCheck = function* ({ quote, transactions }) {
  const approvals = transactions.filter(
    (transaction) => tokenGrantOf(quote, transaction)?.kind === 'approval',
  )
  if (approvals.length <= most) return
  yield {
    message: 'The quote asks for more approvals than this payment needs.',
    facts: { approvals: approvals.length },
  }
}
