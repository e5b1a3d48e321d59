import type { AuditFinding } from '../../../errors/quote.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'
import { tokenRightOf } from './tokenRight.ts'

/** `transfer-target`: the token is sent to someone whom the quote names. */
export function* transferRules({ quote, transactions, allowed }: AuditInput): Iterable<AuditFinding> {
  for (const transaction of transactions) {
    const right = tokenRightOf(quote, transaction)
    if (right?.kind !== 'transfer' || allowed.mayReceive(right.target)) continue
    yield finding({
      rule: 'transfer-target',
      message: 'A transaction sends the token to an account that the quote does not name.',
      item: transaction.item,
      facts: { to: right.target },
    })
  }
}
