import type { AuditFinding } from '../../../errors/quote.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'
import { isInputToken, tokenRightOf, unwrappedAmount } from './tokenRight.ts'

/**
 * `foreign-token`, `token-call`, `token-outflow`: no token but the input is touched, in no other way than a quote needs,
 * and no more of it leaves than is quoted, over all transfers, approvals and permits together.
 */
export function* tokenRules({ quote, transactions, signatures }: AuditInput): Iterable<AuditFinding> {
  const allowed = quote.details.currencyIn.amount
  const signed = signatures.reduce((sum, { permit }) => sum + (permit?.amount ?? 0n), 0n)
  let sent = 0n
  for (const transaction of transactions) {
    const { item, decoded } = transaction
    if (decoded.kind !== 'token') continue
    const { call } = decoded
    if (!isInputToken(quote, transaction)) {
      yield finding({
        rule: 'foreign-token',
        message: 'A transaction acts on another token.',
        item,
        facts: { token: item.data.to, function: call.name },
      })
      continue
    }
    const amount = tokenRightOf(quote, transaction)?.amount ?? unwrappedAmount(quote, call)
    if (amount === undefined) {
      yield finding({
        rule: 'token-call',
        message: `A transaction calls \`${call.name}\` of the token, which no quote needs.`,
        item,
        facts: { function: call.name },
      })
    }
    sent += amount ?? 0n
  }
  const total = signed + sent
  if (total > allowed) {
    yield finding({
      rule: 'token-outflow',
      // A service that can't use a permit may ask for a transaction instead; but the permit stays good.
      severity: signed > allowed || sent > allowed ? 'block' : 'confirm',
      message: 'Together, more of the token is sent and allowed than is quoted.',
      facts: { total, allowed },
    })
  }
}
