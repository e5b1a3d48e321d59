import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/**
 * The calldata of a swap on one chain holds the recipient and the guaranteed amount, where any router would have them. It
 * can't be read, so that their presence is no proof; but calldata without them pays someone else, or less.
 */
export const swapCall: AuditRuleCheck = function* ({ quote, transactions, allowed }) {
  if (!allowed.isOneChain) return
  for (const { item, decoded } of transactions) {
    if (decoded.kind !== 'call' || allowed.isDepository(item.data.to)) continue
    const data = item.data.data.toLowerCase()
    if (wordsOf(quote).every((word) => data.includes(word))) continue
    yield {
      message: 'The calldata of the swap does not name its recipient and the guaranteed amount.',
      item,
      facts: { to: item.data.to, selector: decoded.selector },
    }
  }
}

/** As the ABI writes an address and a number. */
function wordsOf({ details: { recipient, currencyOut } }: Quote): string[] {
  const { minimumAmount = 0n } = currencyOut
  return [recipient.slice(2).toLowerCase(), minimumAmount.toString(16)].map((word) => word.padStart(64, '0'))
}
