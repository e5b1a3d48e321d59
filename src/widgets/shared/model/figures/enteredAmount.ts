import type { Token } from '../../../../utils/tokens/token.ts'
import { parseAmount, type ParsedAmount } from '../../../../utils/amounts/parseAmount.ts'

/** The entered amount, parsed. `unknownToken` while its token, and therefore its decimals, are unknown. */
export type EnteredAmount = ParsedAmount | { status: 'unknownToken' }

/** Parses an amount with the decimals of its token. */
export function parseEnteredAmount(text: string, token: Token | undefined, locale: string): EnteredAmount {
  if (token) return parseAmount(text, { ...token, locale })
  return text === '' ? { status: 'empty' } : { status: 'unknownToken' }
}
