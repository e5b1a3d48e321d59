import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import { isSpentByPermit } from '../../input/isSpentByPermit.ts'
import { tokenRightOf } from '../../input/tokenRight.ts'

/**
 * The input is approved for who takes it: a contract that is called with it later, or Permit2. Of the service's others some make calls
 * for anybody, and would let anybody have it.
 */
export const allowanceSpender: AuditRuleCheck = function* (input) {
  const { quote, transactions } = input
  for (const [index, transaction] of transactions.entries()) {
    const right = tokenRightOf(quote, transaction)
    // Taking an approval back hurts nobody.
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
