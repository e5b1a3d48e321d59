import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { tokenGrantOf, unwrappedAmount } from '../../facts/tokenGrant.ts'

/** What is still to be done pays the input: no step was left out, marked as done, or made smaller. */
export const underpayment: AuditRuleCheck = function* (input) {
  const { quote, items } = input
  const { amount: expected } = quote.details.currencyIn
  // A deposit address is paid manually, and the provider appends the steps that follow a claim.
  if (quote.parameters.useDepositAddress && items.length === 0) return
  if (items.length > 0 && items.every((item) => item.kind === 'signature') && isClaimOnly(input)) return
  const total = paidBy(input)
  if (total === undefined || total >= expected) return
  yield { message: 'The steps pay less than the quote takes.', facts: { total, expected } }
}

function isClaimOnly({ signatures }: AuditInput): boolean {
  return signatures.every(({ permit }) => !permit)
}

/** Undefined where a call can’t be read that may take what is approved. */
function paidBy({ quote, transactions, signatures }: AuditInput): bigint | undefined {
  if (isSameAddress(quote.details.currencyIn.currency.address, zeroAddress)) {
    return transactions.reduce((sum, { item }) => sum + item.data.value, 0n)
  }
  if (transactions.some(({ decoded }) => decoded.kind === 'call')) return undefined
  const permitted = signatures.reduce((sum, { permit }) => sum + (permit?.amount ?? 0n), 0n)
  return transactions.reduce((sum, transaction) => {
    const { decoded } = transaction
    // `deposit-call` knows how much one without an amount takes.
    if (decoded.kind === 'deposit') return sum + (decoded.deposit.amount ?? quote.details.currencyIn.amount)
    const grant = tokenGrantOf(quote, transaction)
    return sum + (grant?.kind === 'transfer' ? grant.amount : (unwrappedAmount(quote, transaction) ?? 0n))
  }, permitted)
}
