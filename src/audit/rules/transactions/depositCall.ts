import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'
import { tokenRightOf } from '../tokens/tokenRight.ts'

/**
 * A deposit is made where deposits are taken, credited to the user, and of the input: this token, this amount. Which request it is for,
 * `other-request` tells.
 */
export const depositCall: AuditRuleCheck = function* (input) {
  const { quote, transactions, allowed } = input
  const { currency, amount: expected } = quote.details.currencyIn
  for (const [index, { item, decoded }] of transactions.entries()) {
    if (decoded.kind !== 'deposit') continue
    const { depositor, token } = decoded.deposit
    const { to } = item.data
    if (allowed.isService(to) && !allowed.isDepository(to)) {
      const message = `A deposit is made at ${to}, which takes none. If it does, name it in \`depositories\`.`
      yield { message, item, facts: { to } }
    }
    if (depositor !== undefined && !isSameAddress(depositor, quote.parameters.user)) {
      yield { message: 'A deposit would be credited to someone else.', item, facts: { depositor } }
    }
    if (!isSameAddress(token, currency.address)) {
      yield { message: 'A deposit is in a different token.', item, facts: { token } }
    }
    const isNative = isSameAddress(token, zeroAddress)
    const amount = isNative ? item.data.value : (decoded.deposit.amount ?? approvedBefore(input, index))
    if (amount === undefined) {
      yield {
        severity: 'confirm',
        message: 'A deposit can take everything that is approved.',
        item,
        facts: { to: item.data.to },
      }
    } else if (amount !== expected) {
      yield { message: 'A deposit has a different amount.', item, facts: { amount, expected } }
    }
  }
}

/** What a deposit of all that is approved takes, where an approval stands before it. */
function approvedBefore({ quote, transactions }: AuditInput, index: number): bigint | undefined {
  const spender = transactions[index]?.item.data.to
  const approvals = transactions.slice(0, index).flatMap((transaction) => {
    const right = tokenRightOf(quote, transaction)
    return right?.kind === 'approval' && isSameAddress(right.target, spender) ? right.amount : []
  })
  return approvals.at(-1)
}
