import type { AuditFinding } from '../../../errors/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'

/**
 * `native-outflow`, `native-target`: native currency leaves as the input itself, never beside it, and for someone whom
 * the quote names.
 */
export function* nativeRules({ quote, transactions, allowed }: AuditInput): Iterable<AuditFinding> {
  const { currency, amount } = quote.details.currencyIn
  const most = isSameAddress(currency.address, zeroAddress) ? amount : 0n
  const total = transactions.reduce((sum, { item }) => sum + item.data.value, 0n)
  if (total > most) {
    yield finding({
      rule: 'native-outflow',
      message: 'The transactions send more native currency than is quoted.',
      facts: { total, allowed: most },
    })
  }
  for (const { item, decoded } of transactions) {
    const { to } = item.data
    if (decoded.kind !== 'payment' || allowed.mayReceive(to)) continue
    const message = 'A transaction pays an account that the quote does not name.'
    yield finding({ rule: 'native-target', message, item, facts: { to } })
  }
}
