import type { AuditFinding } from '../../../errors/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'
import { tokenRightOf } from './tokenRight.ts'

/** `approval-amount`, `approval-spender`: at most the input is approved, for who takes it or is called with it later. */
export function* approvalRules({ quote, transactions, allowed }: AuditInput): Iterable<AuditFinding> {
  const { amount: most } = quote.details.currencyIn
  for (const [index, transaction] of transactions.entries()) {
    const right = tokenRightOf(quote, transaction)
    if (right?.kind !== 'approval') continue
    const { target, amount } = right
    const { item } = transaction
    if (amount > most) {
      const message = 'An approval is above the quoted amount.'
      yield finding({ rule: 'approval-amount', message, item, facts: { amount, allowed: most } })
    }
    const isCalled = transactions.slice(index + 1).some((later) => isSameAddress(later.item.data.to, target))
    // Taking an approval back hurts nobody.
    if (amount > 0n && !isCalled && !allowed.mayReceive(target)) {
      const message = 'An approval is for a contract that the quote does not call.'
      yield finding({ rule: 'approval-spender', message, item, facts: { spender: target } })
    }
  }
}
