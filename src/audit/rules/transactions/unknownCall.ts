import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { swapsOf } from '../../facts/swaps/swapsOf.ts'

/**
 * Calls to the provider's contracts can be decoded: a selector with one changed digit is another function. `unknown-contract` covers other
 * contracts, and `swap-call` swaps on one chain.
 */
export const unknownCall: AuditRuleCheck = function* ({ transactions, allowed }) {
  const swaps = new Set(swapsOf({ transactions, allowed }).map(({ item }) => item))
  for (const { item, decoded } of transactions) {
    const { to } = item.data
    if (decoded.kind !== 'call' || swaps.has(item) || !allowed.isService(to)) continue
    yield {
      message: `A transaction calls ${to} in a way that can't be read.`,
      item,
      facts: { to, selector: decoded.selector },
    }
  }
}
