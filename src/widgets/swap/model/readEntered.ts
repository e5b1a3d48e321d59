import type { Token } from '../../../config/token.ts'
import { parseAmount, type ParsedAmount } from '../../../utils/amounts/parseAmount.ts'

/** What was asked last: several parts ask the same with each key. */
let last: { text: string; token: Token; locale: string; amount: ParsedAmount } | undefined

/** Reads the amount that was entered of a token. */
export function readEntered(text: string, token: Token, locale: string): ParsedAmount {
  if (!last || last.text !== text || last.token !== token || last.locale !== locale) {
    last = { text, token, locale, amount: parseAmount(text, { ...token, locale }) }
  }
  return last.amount
}
