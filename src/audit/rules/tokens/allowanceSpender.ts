import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import { isSpentByPermit } from '../../facts/isSpentByPermit.ts'
import { tokenRightOf } from '../../facts/tokenRight.ts'

/**
 * Only a contract that a later step calls is approved for the input, or Permit2. Some other contracts of the provider make calls
 * for anyone, so that anyone could take it.
 */
export const allowanceSpender: AuditRuleCheck = function* (input) {
  const { quote, transactions } = input
  for (const [index, transaction] of transactions.entries()) {
    const right = tokenRightOf(quote, transaction)
    // Revoking an approval is harmless.
    if (right?.kind !== 'approval' || right.amount === 0n) continue
    if (isSpentByPermit(input, right)) continue
    const later = transactions.slice(index + 1)
    if (later.some(({ item }) => isSameAddress(item.data.to, right.target))) continue
    yield {
      message: 'An approval is for a contract that the quote never calls.',
      item: transaction.item,
      facts: { spender: right.target },
    }
  }
}
