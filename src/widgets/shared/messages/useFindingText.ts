'use client'
import { symbolOf } from '../model/tokens/tokenNames.ts'
import { useWording } from '../../../hooks/context/causewayContext.ts'
import type { AuditFinding } from '../../../errors/quote.ts'
import { english } from '../../../locales/english.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import type { Amount, EmbeddedCurrency } from '../../../schemas/currency.ts'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import { withUnit } from '../../../utils/format/withUnit.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { useTokenNames } from './figures/useTokenNames.ts'
import { useMessages } from './useMessages.ts'
import { useLocale } from './useLocale.ts'

/** Rules whose amounts are in the received token. */
const aboutOutput = /^(output|minimum)-/

/** Text for an audit finding, with token names from `useTokenNames`; a rule without a message uses its author's text. */
export function useFindingText(
  sides: { pay: Amount; receive: Amount } | undefined,
): (finding: AuditFinding) => string {
  const locale = useLocale()
  const { messages } = useWording()
  const translate = useMessages()
  const nameToken = useTokenNames([sides?.pay.currency, sides?.receive.currency])
  return ({ rule, message, facts }) => {
    const key = `audit.${rule}`
    // The page may have messages for its own rules.
    if (!isKnown(key, { ...english, ...messages })) return sanitizeText(message)
    const side = aboutOutput.test(rule) ? sides?.receive : sides?.pay
    const currency = side && nameToken(side.currency)
    const values = Object.entries(facts).map(([name, value]) => [name, write(value, currency)])
    return translate(key, Object.fromEntries(values))
  }

  function write(value: string | number | bigint, currency: EmbeddedCurrency | undefined): string {
    const { decimals, symbol = '' } = currency ?? {}
    if (typeof value !== 'bigint' || decimals === undefined) return sanitizeText(String(value))
    const amount = formatAmount(value, {
      decimals,
      locale,
      rounding: 'down',
      maximumFractionDigits: decimals,
    })
    return withUnit(amount, symbolOf({ symbol }))
  }
}

function isKnown(key: string, words: object): key is MessageKey {
  return Object.hasOwn(words, key)
}
