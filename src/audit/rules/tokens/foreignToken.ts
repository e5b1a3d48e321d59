import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { isInputToken } from '../../facts/tokenGrant.ts'

/** No token other than the input is called. */
export const foreignToken: AuditRuleCheck = function* ({ quote, transactions }) {
  for (const transaction of transactions) {
    const { item, decoded } = transaction
    if (decoded.kind !== 'token' || isInputToken(quote, transaction)) continue
    yield {
      message: 'A transaction uses a different token.',
      item,
      facts: { token: item.data.to, function: decoded.call.name },
    }
  }
}
