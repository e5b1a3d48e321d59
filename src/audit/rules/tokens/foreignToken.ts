import type { AuditRuleCheck } from '../../auditFinding.ts'
import { isInputToken } from '../../facts/tokenGrant.ts'

/** No token but the input is touched. */
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
