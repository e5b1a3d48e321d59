import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { isLongerThanTwoWords } from '../../facts/isLongerThanTwoWords.ts'
import { isInputToken, tokenGrantOf, unwrappedAmount } from '../../facts/tokenGrant.ts'

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
    } else if (grant?.kind === 'approval' && isLongerThanTwoWords(item.data.data)) {
      // An approval is an address and an amount. Transfers and unwraps have the request's ID appended.
      yield {
        severity: 'confirm',
        message: `The call of \`${name}\` carries data behind its arguments, which costs gas and does nothing.`,
        item,
        facts: { function: name },
      }
    }
  }
}
