import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import type { Translate } from '../useMessages.ts'

/** Longest quoted symbol, in characters, without the quotation marks. */
const maxWordLength = 20

/** Inside a quoted word, they would end the quotation. */
const quotationMarks = /[\p{Pi}\p{Pf}"„‟〝〞〟＂「」『』]/gu

/** A symbol that the page doesn't vouch for, cleaned so that it can be quoted. */
export function toWord(symbol: string): string {
  return sanitizeText(symbol.replace(quotationMarks, ''), { maxLength: maxWordLength })
}

/** A symbol that the page doesn't vouch for, in the language's quotation marks. */
export function quoteSymbol(symbol: string, translate: Translate): string {
  return translate('token.called', { symbol: toWord(symbol) })
}
