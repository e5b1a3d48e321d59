import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { tokenGrantOf, unwrappedAmount } from '../../facts/tokenGrant.ts'

/** The remaining steps pay the whole input: no step was left out, marked as done, or reduced. */
export const underpayment: AuditRuleCheck = function* (input) {
  const { quote, items } = input
  const { amount: expected } = quote.details.currencyIn
  // A deposit address is paid by hand. For a claim, the provider appends the steps after the signature.
  if (quote.parameters.useDepositAddress && items.length === 0) return
  if (items.length > 0 && items.every((item) => item.kind === 'signature') && isClaimOnly(input)) return
  const total = paidBy(input)
  if (total === undefined || total >= expected) return
  yield { message: 'The steps pay less than the quote takes.', facts: { total, expected } }
}

function isClaimOnly({ signatures }: AuditInput): boolean {
  return signatures.every(({ permit }) => !permit)
}

/** How much the steps pay; undefined if a call can’t be decoded, since it may take the approved amount. */
function paidBy({ quote, transactions, signatures }: AuditInput): bigint | undefined {
  if (isSameAddress(quote.details.currencyIn.currency.address, zeroAddress)) {
    return transactions.reduce((sum, { item }) => sum + item.data.value, 0n)
  }
  if (transactions.some(({ decoded }) => decoded.kind === 'call')) return undefined
  const permitted = signatures.reduce((sum, { permit }) => sum + (permit?.amount ?? 0n), 0n)
  return transactions.reduce((sum, transaction) => {
    const { decoded } = transaction
    // A deposit without an amount counts as the whole input; `deposit-call` asks about it.
    if (decoded.kind === 'deposit') return sum + (decoded.deposit.amount ?? quote.details.currencyIn.amount)
    const grant = tokenGrantOf(quote, transaction)
    return sum + (grant?.kind === 'transfer' ? grant.amount : (unwrappedAmount(quote, transaction) ?? 0n))
  }, permitted)
}
