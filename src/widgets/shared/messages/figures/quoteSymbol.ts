import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import type { Translate } from '../useMessages.ts'

/** Longest quoted symbol, in characters, without the quotation marks. */
const maxWordLength = 20

/** Quotation marks inside a quoted symbol would end the quotation. */
const quotationMarks = /[\p{Pi}\p{Pf}"„‟〝〞〟＂「」『』]/gu

/** A symbol that the page hasn't verified, cleaned so that it can be quoted. */
export function toWord(symbol: string): string {
  return sanitizeText(symbol.replace(quotationMarks, ''), { maxLength: maxWordLength })
}

/** A symbol that the page hasn't verified, in the language's quotation marks. */
export function quoteSymbol(symbol: string, translate: Translate): string {
  return translate('token.called', { symbol: toWord(symbol) })
}
