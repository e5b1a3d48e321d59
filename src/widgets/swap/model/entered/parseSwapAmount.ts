import type { Token } from '../../../../utils/tokens/token.ts'
import { findToken } from '../../../shared/model/tokens/findToken.ts'
import { parseEnteredAmount, type EnteredAmount } from '../../../shared/model/figures/enteredAmount.ts'
import type { SwapFacts } from '../swapFacts.ts'
import type { SwapValue } from './swapValue.ts'

type AmountFields = Pick<SwapValue, 'pay' | 'receive' | 'side' | 'amount'>

/** Parses an amount with the decimals of its side's token. The amount is current, the tokens are those of the last pause in typing. */
export type ParseSwapAmount = (
  entered: { value: AmountFields; committed?: AmountFields | undefined },
  facts: Pick<SwapFacts, 'tokens' | 'locale'>,
) => EnteredAmount

export const parseSwapAmount: ParseSwapAmount = (entered, facts) =>
  parseEnteredAmount(entered.value.amount, tokenOf(entered, facts), facts.locale)

/**
 * Creates the parser of one form. It remembers its last result, so that new facts, and the pause after typing, don't
 * parse the amount again.
 */
export function createAmountParser(): ParseSwapAmount {
  let last: { text: string; token: object | undefined; locale: string; amount: EnteredAmount } | undefined
  return (entered, facts) => {
    const text = entered.value.amount
    const token = tokenOf(entered, facts)
    const { locale } = facts
    if (last?.text !== text || last.token !== token || last.locale !== locale) {
      last = { text, token, locale, amount: parseEnteredAmount(text, token, locale) }
    }
    return last.amount
  }
}

const tokenOf: (...parameters: Parameters<ParseSwapAmount>) => Token | undefined = (
  { value, committed = value },
  { tokens },
) => findToken(tokens, committed[value.side])
