import { findToken } from '../../../shared/model/tokens/findToken.ts'
import { parseEnteredAmount, type EnteredAmount } from '../../../shared/model/enteredAmount.ts'
import type { SwapFacts } from '../swapFacts.ts'
import type { SwapValue } from './swapValue.ts'

/** Parses the amount of a value, in the units of the token of its side. */
export type ParseSwapAmount = (
  value: Pick<SwapValue, 'pay' | 'receive' | 'side' | 'amount'>,
  facts: Pick<SwapFacts, 'tokens' | 'locale'>,
) => EnteredAmount

export const parseSwapAmount: ParseSwapAmount = (value, { tokens, locale }) =>
  parseEnteredAmount(value.amount, findToken(tokens, value[value.side]), locale)

/**
 * A parser for one form. It remembers the last amount: all that becomes known after a key, and the pause that ends the typing, find it
 * parsed.
 */
export function createAmountParser(): ParseSwapAmount {
  let last: { text: string; token: object | undefined; locale: string; amount: EnteredAmount } | undefined
  return (value, { tokens, locale }) => {
    const text = value.amount
    const token = findToken(tokens, value[value.side])
    if (last?.text !== text || last.token !== token || last.locale !== locale) {
      last = { text, token, locale, amount: parseEnteredAmount(text, token, locale) }
    }
    return last.amount
  }
}
