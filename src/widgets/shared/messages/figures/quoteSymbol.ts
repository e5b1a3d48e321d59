import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import type { Translate } from '../useMessages.ts'

/** Longest symbol between quotation marks, in characters, without these. */
const maxWordLength = 20

/** In a word between quotation marks they would end the quotation. */
const quotationMarks = /[\p{Pi}\p{Pf}"„‟〝〞〟＂「」『』]/gu

/** A symbol that nobody vouches for, fit to be quoted. */
export function toWord(symbol: string): string {
  return sanitizeText(symbol.replace(quotationMarks, ''), { maxLength: maxWordLength })
}

/** A symbol that nobody vouches for, between the quotation marks of the language. */
export function quoteSymbol(symbol: string, translate: Translate): string {
  return translate('token.called', { symbol: toWord(symbol) })
}
