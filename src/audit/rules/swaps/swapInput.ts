import type { Swap } from '../../../decode/calls/decodeSwap.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck, RuleFinding } from '../../ruleFinding.ts'
import { swapsOf } from '../../facts/swaps/swapsOf.ts'

/** A swap takes the quote's input: with an old approval, it could take another token, or more. */
export const swapInput: AuditRuleCheck = function* (input) {
  const { currency, amount } = input.quote.details.currencyIn
  for (const { item, swap } of swapsOf(input)) {
    const found = swap && compare(swap, { token: currency.address, amount })
    if (found) yield { ...found, item }
  }
  for (const { item, decoded } of input.transactions) {
    const taken = (decoded.kind === 'call' && decoded.router?.taken) || []
    const other = taken.find(({ token, amount: one }) => one > 0n && !isSameAddress(token, currency.address))
    const total = taken.reduce((sum, one) => sum + one.amount, 0n)
    if (other) {
      const facts = { ...other, expected: amount }
      yield { message: 'The swap takes another token than the quote says.', item, facts }
    } else if (total > amount) {
      const facts = { token: currency.address, amount: total, expected: amount }
      yield { message: 'The swap takes a different amount than the quote.', item, facts }
    }
  }
}

function compare({ taken }: Swap, expected: { token: string; amount: bigint }): RuleFinding | undefined {
  const isNative = isSameAddress(expected.token, zeroAddress)
  const { token, amount } = taken ?? { token: zeroAddress, amount: expected.amount }
  const facts = { token, amount, expected: expected.amount }
  // Native tokens beyond the amount would stay with the router.
  if (isNative ? amount !== expected.amount : amount > expected.amount) {
    return { message: 'The swap takes a different amount than the quote.', facts }
  }
  if (isSameAddress(token, expected.token)) return undefined
  const message = 'The swap takes another token than the quote says.'
  // Routers use the wrapped token for native tokens, and the quote doesn't say which token that is.
  return { message, facts, severity: isNative ? 'confirm' : 'block' }
}
