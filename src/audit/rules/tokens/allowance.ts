import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { isSpentByPermit } from '../../facts/signatures/isSpentByPermit.ts'
import { tokenGrantOf } from '../../facts/tokenGrant.ts'

/** No approval exceeds the input. */
export const allowance: AuditRuleCheck = function* (input) {
  const { quote, transactions } = input
  const { amount: allowed } = quote.details.currencyIn
  for (const transaction of transactions) {
    const grant = tokenGrantOf(quote, transaction)
    if (grant?.kind !== 'approval' || grant.amount <= allowed) continue
    yield {
      // Providers have Permit2 approved once without a limit; each transfer from it needs a signature.
      severity: isSpentByPermit(input, grant) ? 'confirm' : 'block',
      message: 'An approval is above the quoted amount.',
      item: transaction.item,
      facts: { amount: grant.amount, allowed },
    }
  }
}
