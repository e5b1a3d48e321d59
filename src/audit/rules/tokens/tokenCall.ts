import type { AuditRuleCheck } from '../../auditFinding.ts'
import { isInputToken, tokenRightOf, unwrappedAmount } from '../../facts/tokenRight.ts'

/** The token is called in no other way than a quote needs. */
export const tokenCall: AuditRuleCheck = function* ({ quote, transactions }) {
  for (const transaction of transactions) {
    const { item, decoded } = transaction
    if (decoded.kind !== 'token' || !isInputToken(quote, transaction)) continue
    const { name } = decoded.call
    if (tokenRightOf(quote, transaction) || unwrappedAmount(quote, transaction) !== undefined) continue
    yield {
      message: `A transaction calls \`${name}\` of the token, which no quote needs.`,
      item,
      facts: { function: name },
    }
  }
}
