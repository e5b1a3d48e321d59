import type { Token } from '../../../config/tokens/token.ts'
import { parseAmount, type ParsedAmount } from '../../../utils/amounts/parseAmount.ts'

/** The entered amount, understood. `unknownToken` while its token, and with it the number of decimals, is not known. */
export type EnteredAmount = ParsedAmount | { status: 'unknownToken' }

/** Reads an amount in the units of its token. */
export function parseEnteredAmount(text: string, token: Token | undefined, locale: string): EnteredAmount {
  if (token) return parseAmount(text, { ...token, locale })
  return text === '' ? { status: 'empty' } : { status: 'unknownToken' }
}
