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
  parseEnteredAmount(entered.value.amount, amountTokenOf(entered, facts), facts.locale)

/** The token whose decimals count. */
export const amountTokenOf: (...parameters: Parameters<ParseSwapAmount>) => Token | undefined = (
  { value, committed = value },
  { tokens },
) => findToken(tokens, committed[value.side])
