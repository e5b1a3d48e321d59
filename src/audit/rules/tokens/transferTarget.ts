import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { tokenGrantOf } from '../../facts/tokenGrant.ts'

/** The token is sent only to addresses that the quote names. */
export const transferTarget: AuditRuleCheck = function* ({ quote, transactions, allowed }) {
  for (const transaction of transactions) {
    const grant = tokenGrantOf(quote, transaction)
    if (grant?.kind !== 'transfer' || allowed.mayReceive(grant.target)) continue
    yield {
      message: 'A transaction sends the token to an account that is not in the quote.',
      item: transaction.item,
      facts: { to: grant.target },
    }
  }
}
