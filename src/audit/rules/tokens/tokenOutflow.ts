import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { AuditedTransaction, AuditInput } from '../../input/auditInput.ts'
import { isSpentByPermit } from '../../facts/signatures/isSpentByPermit.ts'
import { tokenGrantOf, unwrappedAmount } from '../../facts/tokenGrant.ts'

/** All transfers, approvals and permits together take no more of the token than quoted. */
export const tokenOutflow: AuditRuleCheck = function* (input) {
  const { quote, transactions, signatures } = input
  const allowed = quote.details.currencyIn.amount
  const signed = signatures.reduce((sum, { permit }) => sum + (permit?.amount ?? 0n), 0n)
  const sent = transactions.reduce((sum, transaction) => sum + amountOf(input, transaction), 0n)
  const total = signed + sent
  if (total <= allowed) return
  yield {
    // A provider that can't use a permit may ask for a transaction instead, but the permit stays valid.
    severity: signed > allowed || sent > allowed ? 'block' : 'confirm',
    message: 'More of the token is sent and approved in total than quoted.',
    facts: { total, allowed },
  }
}

function amountOf(input: AuditInput, transaction: AuditedTransaction): bigint {
  const { quote } = input
  const grant = tokenGrantOf(quote, transaction)
  if (isSpentByPermit(input, grant)) return 0n
  return grant?.amount ?? unwrappedAmount(quote, transaction) ?? 0n
}
