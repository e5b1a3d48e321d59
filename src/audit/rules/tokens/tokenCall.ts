import type { AuditRuleCheck } from '../../auditFinding.ts'
import { isInputToken, tokenGrantOf, unwrappedAmount } from '../../facts/tokenGrant.ts'

/**
 * Length of an approval's calldata as text: `0x`, a selector, an address and an amount. Transfers and unwraps have the request's ID
 * appended.
 */
const approvalLength = 2 + 8 + 64 + 64

/** The token is called only with functions that a quote needs. */
export const tokenCall: AuditRuleCheck = function* ({ quote, transactions }) {
  for (const transaction of transactions) {
    const { item, decoded } = transaction
    if (decoded.kind !== 'token' || !isInputToken(quote, transaction)) continue
    const { name } = decoded.call
    const grant = tokenGrantOf(quote, transaction)
    if (!grant && unwrappedAmount(quote, transaction) === undefined) {
      yield {
        message: `A transaction calls \`${name}\` of the token, which no quote needs.`,
        item,
        facts: { function: name },
      }
    } else if (grant?.kind === 'approval' && item.data.data.length > approvalLength) {
      yield {
        severity: 'confirm',
        message: `The call of \`${name}\` carries data behind its arguments, which costs gas and does nothing.`,
        item,
        facts: { function: name },
      }
    }
  }
}
