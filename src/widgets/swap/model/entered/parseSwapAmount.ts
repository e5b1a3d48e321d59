import { findToken } from '../../../shared/model/tokens/findToken.ts'
import { parseEnteredAmount, type EnteredAmount } from '../../../shared/model/figures/enteredAmount.ts'
import type { SwapFacts } from '../swapFacts.ts'
import type { SwapValue } from './swapValue.ts'

/** Parses the amount of a value, with the decimals of its side's token. */
export type ParseSwapAmount = (
  value: Pick<SwapValue, 'pay' | 'receive' | 'side' | 'amount'>,
  facts: Pick<SwapFacts, 'tokens' | 'locale'>,
) => EnteredAmount

export const parseSwapAmount: ParseSwapAmount = (value, { tokens, locale }) =>
  parseEnteredAmount(value.amount, findToken(tokens, value[value.side]), locale)

/**
 * Creates the parser of one form. It remembers its last result, so that new facts, and the pause after typing, don't
 * parse the amount again.
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
