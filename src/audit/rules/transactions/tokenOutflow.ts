import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import type { AuditedTransaction } from '../../auditInput.ts'
import { tokenRightOf, unwrappedAmount } from './tokenRight.ts'

/** No more of the token leaves than is quoted, over all transfers, approvals and permits together. */
export const tokenOutflow: AuditRuleCheck = function* ({ quote, transactions, signatures }) {
  const allowed = quote.details.currencyIn.amount
  const signed = signatures.reduce((sum, { permit }) => sum + (permit?.amount ?? 0n), 0n)
  const sent = transactions.reduce((sum, transaction) => sum + amountOf(quote, transaction), 0n)
  const total = signed + sent
  if (total <= allowed) return
  yield {
    // A service that can't use a permit may ask for a transaction instead; but the permit stays good.
    severity: signed > allowed || sent > allowed ? 'block' : 'confirm',
    message: 'Together, more of the token is sent and allowed than is quoted.',
    facts: { total, allowed },
  }
}

function amountOf(quote: Quote, transaction: AuditedTransaction): bigint {
  return tokenRightOf(quote, transaction)?.amount ?? unwrappedAmount(quote, transaction) ?? 0n
}
