import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { isSpentByPermit } from '../../facts/signatures/isSpentByPermit.ts'
import { tokenGrantOf } from '../../facts/tokenGrant.ts'

/**
 * The input is approved only to Permit2, or to a contract that a later step calls. Some contracts of the provider make calls for anyone, so
 * anyone could take the input: the user is asked about a contract that isn't known to spend approvals only for their owner.
 */
export const allowanceSpender: AuditRuleCheck = function* (input) {
  const { quote, transactions } = input
  for (const [index, transaction] of transactions.entries()) {
    const grant = tokenGrantOf(quote, transaction)
    // Revoking an approval is harmless.
    if (grant?.kind !== 'approval' || grant.amount === 0n) continue
    if (isSpentByPermit(input, grant)) continue
    const { isService, isDepository, isRouter } = input.allowed
    const spender = grant.target
    const later = transactions.slice(index + 1)
    if (!later.some(({ item }) => isSameAddress(item.data.to, spender))) {
      const message = 'An approval is for a contract that the quote never calls.'
      yield { message, item: transaction.item, facts: { spender } }
    } else if (isService(spender) && !isDepository(spender) && !isRouter(spender)) {
      const message = `An approval is for ${spender}, which may spend it for anybody. If it spends it only for its caller, name it in \`routers\`.`
      yield { severity: 'confirm', message, item: transaction.item, facts: { spender } }
    }
  }
}
