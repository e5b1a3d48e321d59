'use client'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import type { AuditFinding } from '../../../errors/quote.ts'
import { english } from '../../../locales/english.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import type { Amount, Currency } from '../../../schemas/currency.ts'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import { useMessages } from './useMessages.ts'
import { useLocale } from './useLocale.ts'

/** Rules whose amounts are of what is received. */
const aboutOutput = /^(output|minimum)-/

/** Writes what the audit found; a rule that has no words says what its author wrote. */
export function useFindingText(
  sides: { currencyIn: Amount; currencyOut: Amount } | undefined,
): (finding: AuditFinding) => string {
  const locale = useLocale()
  const { messages } = useCauseway('useFindingText')
  const translate = useMessages()
  return ({ rule, message, facts }) => {
    const key = `audit.${rule}`
    // A page may have words for rules of its own.
    if (!isKnown(key, { ...english, ...messages })) return sanitizeText(message)
    const { currency } = (aboutOutput.test(rule) ? sides?.currencyOut : sides?.currencyIn) ?? {}
    const values = Object.entries(facts).map(([name, value]) => [name, write(value, currency)])
    return translate(key, Object.fromEntries(values))
  }

  function write(value: string | number | bigint, currency: Currency | undefined): string {
    if (typeof value !== 'bigint' || !currency) return sanitizeText(String(value))
    const amount = formatAmount(value, { decimals: currency.decimals, locale, rounding: 'down' })
    return `${amount} ${sanitizeText(currency.symbol ?? '', { maxLength: 24 })}`
  }
}

function isKnown(key: string, words: object): key is MessageKey {
  return Object.hasOwn(words, key)
}
