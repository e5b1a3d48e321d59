import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { isLongerThanTwoWords } from '../../facts/isLongerThanTwoWords.ts'
import { isNamedWrapped } from '../../facts/swaps/isNamedWrapped.ts'
import { swapsOf } from '../../facts/swaps/swapsOf.ts'
import { wrapsOf } from '../../facts/swaps/wrapsOf.ts'

/**
 * Asks about a same-chain swap whose calldata can't be decoded. That recipient and amount occur in it proves nothing: a forged quote can
 * contain them, too. The same applies to a wrap of a token whose name on the page isn't that of a wrapped token.
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
  const isNamed = isNamedWrapped(input)
  for (const { item } of wrapsOf(input)) {
    const { to, data } = item.data
    // One word is the amount, and the other the request's ID.
    if (isNamed && !isLongerThanTwoWords(data)) continue
    yield {
      message: isNamed
        ? 'A transaction wraps or unwraps with data behind it, which costs gas and does nothing.'
        : 'A transaction wraps or unwraps a token that may not be the wrapped native token.',
      item,
      facts: { to, selector: data.slice(0, 10) },
    }
  }
}
