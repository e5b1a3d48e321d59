import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import { isSameAddress, zeroAddress } from '../../utils/address/address.ts'
import { transactionsOf, type PlanItem } from '../../decode/planItems.ts'
import { finding } from '../auditFinding.ts'
import { placesOf, type KnownContract } from '../placesOf.ts'
import { readTransaction } from '../../decode/readTransaction.ts'

/** Native currency leaves as the input itself, never beside it, and for someone whom the quote names. */
export function boundsNative(contracts: readonly KnownContract[] | undefined) {
  return function* (quote: Quote, items: readonly PlanItem[]): Iterable<AuditFinding> {
    const { currency, amount } = quote.details.currencyIn
    const transactions = transactionsOf(items)
    const allowed = isSameAddress(currency.address, zeroAddress) ? amount : 0n
    const total = transactions.reduce((sum, { data }) => sum + data.value, 0n)
    if (total > allowed) {
      yield finding({
        rule: 'native-outflow',
        message: 'The transactions send more native currency than is quoted.',
        facts: { total, allowed },
      })
    }
    const places = placesOf(quote, contracts)
    for (const item of transactions) {
      const { to } = item.data
      if (readTransaction(quote, item).kind === 'payment' && !places.isReceiver(to)) {
        const message = 'A transaction pays an account that the quote does not name.'
        yield finding({ rule: 'native-target', message, item, facts: { to } })
      }
    }
  }
}
