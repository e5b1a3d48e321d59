import type { AuditRuleCheck } from '../../auditFinding.ts'
import { tokenGrantOf } from '../../facts/tokenGrant.ts'

/** The token is sent to someone whom the quote names. */
export const transferTarget: AuditRuleCheck = function* ({ quote, transactions, allowed }) {
  for (const transaction of transactions) {
    const right = tokenGrantOf(quote, transaction)
    if (right?.kind !== 'transfer' || allowed.mayReceive(right.target)) continue
    yield {
      message: 'A transaction sends the token to an account that is not in the quote.',
      item: transaction.item,
      facts: { to: right.target },
    }
  }
}
