import type { AuditRuleCheck } from '../../auditFinding.ts'
import { tokenRightOf } from './tokenRight.ts'

/** At most the input is approved. */
export const allowance: AuditRuleCheck = function* ({ quote, transactions }) {
  const { amount: allowed } = quote.details.currencyIn
  for (const transaction of transactions) {
    const right = tokenRightOf(quote, transaction)
    if (right?.kind !== 'approval' || right.amount <= allowed) continue
    yield {
      message: 'An approval is above the quoted amount.',
      item: transaction.item,
      facts: { amount: right.amount, allowed },
    }
  }
}
