'use client'
import { useCallback } from 'react'
import { useWording } from '../../../hooks/context/causewayContext.ts'
import { english } from '../../../locales/english.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { isRightToLeft } from '../../../utils/locale/isRightToLeft.ts'
import { pluralForm } from './pluralForm.ts'
import { formatNumber } from '../../../utils/format/formatNumber.ts'
import { withUnit } from '../../../utils/format/withUnit.ts'

/** Finds a message and inserts values. Numbers are formatted for the locale; `count` selects the plural form. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The messages of `CausewayProvider`, English if it has none. */
export function useMessages(): Translate {
  const { messages, locale, providerName } = useWording()
  const { language = locale } = messages ?? {}
  // In right-to-left text, an unisolated value would move within the sentence.
  const isIsolated = isRightToLeft(language) || isRightToLeft(locale)
  return useCallback(
    (key, values) => {
      const given = messages?.[key]
      const message = given ?? english[key]
      const sentence =
        typeof message === 'string'
          ? message
          : pluralForm(message, values?.['count'], given ? language : english.language)
      const write = (name: string): string => {
        const value = values?.[name] ?? `{${name}}`
        return typeof value === 'number' ? formatNumber(value, locale) : value
      }
      const isolate = (text: string) => (isIsolated ? `\u2068${text}\u2069` : text)
      const named = sentence.replace(/\{provider:([^}]*)\}/g, (_whole, usual: string) =>
        providerName === undefined ? usual : isolate(providerName),
      )
      // An amount and its unit are one value: `100 USDC` in either direction, and on one line.
      return named.replace(/\{(amount|one|rate|gas)\}\s\{(\w+)\}|\{\w+\}/g, (whole, amount, unit) => {
        const text = amount ? withUnit(write(amount), write(unit)) : write(whole.slice(1, -1))
        return values ? isolate(text) : text
      })
    },
    [messages, language, locale, providerName, isIsolated],
  )
}
