import type { AuditRuleCheck } from '../../auditFinding.ts'
import { isNamedWrapped } from '../../facts/isNamedWrapped.ts'
import { swapsOf } from '../../facts/swapsOf.ts'
import { wrapsOf } from '../../facts/wrapsOf.ts'

/**
 * Asks about a same-chain swap whose calldata can't be decoded. That recipient and amount occur in it proves nothing: a forged
 * quote can contain them, too. The same goes for a wrap of a token that the page doesn't call like a wrapped one.
 */
export const swapCall: AuditRuleCheck = function* (input) {
  for (const { item, swap } of swapsOf(input)) {
    if (swap) continue
    const { to, data } = item.data
    yield {
      message: 'A transaction swaps in a way that can’t be read.',
      item,
      facts: { to, selector: data.slice(0, 10) },
    }
  }
  for (const { item } of isNamedWrapped(input) ? [] : wrapsOf(input)) {
    const { to, data } = item.data
    yield {
      message: 'A transaction wraps or unwraps a token that may not be the wrapped native token.',
      item,
      facts: { to, selector: data.slice(0, 10) },
    }
  }
}
