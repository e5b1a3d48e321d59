import type { Token } from '../../../../config/token.ts'
import { parseAmount, type ParsedAmount } from '../../../../utils/amounts/parseAmount.ts'
import { findToken } from '../../../shared/model/tokenId.ts'
import type { SwapValue } from './swapValue.ts'

/** The entered amount, understood. `unread` while its token, and with it the number of decimals, is not known. */
export type EnteredAmount = ParsedAmount | { status: 'unread' }

/** What an amount is understood by. */
export interface AmountReader {
  tokens: readonly Token[]
  locale: string
}

/** Parses the amount that was entered: once, when it is entered. */
export function parseEntered(value: SwapValue, { tokens, locale }: AmountReader): EnteredAmount {
  const token = findToken(tokens, value[value.side])
  if (token) return parseAmount(value.amount, { ...token, locale })
  return value.amount === '' ? { status: 'empty' } : { status: 'unread' }
}
