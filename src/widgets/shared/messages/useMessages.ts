'use client'
import { useCallback } from 'react'
import { useWording } from '../../../hooks/context/causewayContext.ts'
import { english } from '../../../locales/english.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { isRightToLeft } from '../../../utils/locale/isRightToLeft.ts'
import { pluralForm } from './pluralForm.ts'
import { amountSpace } from '../../../utils/format/amountSpace.ts'
import { formatNumber } from '../../../utils/format/formatNumber.ts'

/** Finds a message and inserts values. Numbers are formatted for the locale; `count` selects the plural form. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The messages of `CausewayProvider`, English if it has none. */
export function useMessages(): Translate {
  const { messages, locale, providerName } = useWording()
  const { language = locale } = messages ?? {}
  // Without isolation, a value would move to another place in the sentence.
  const isIsolated = isRightToLeft(language) || isRightToLeft(locale)
  return useCallback(
    (key, values) => {
      const given = messages?.[key]
      const message = given ?? english[key]
      const sentence =
        typeof message === 'string'
          ? message
          : pluralForm(message, values?.['count'], given ? language : english.language)
      const write = (whole: string, name: string): string => {
        const value = values?.[name] ?? whole
        return typeof value === 'number' ? formatNumber(value, locale) : value
      }
      const isolate = (text: string) => (isIsolated ? `\u2068${text}\u2069` : text)
      const named = sentence.replace(/\{provider:([^}]*)\}/g, (_whole, usual: string) =>
        providerName === undefined ? usual : isolate(providerName),
      )
      // An amount and its symbol are one value: `100 USDC` in either direction.
      return named.replace(/\{amount\}\s\{(?:s|outS)ymbol\}|\{\w+\}/g, (whole) => {
        const spaced = whole.replace('\u00a0', amountSpace(String(values?.['amount'])))
        const text = spaced.replace(/\{(\w+)\}/g, write)
        return text === spaced ? text : isolate(text)
      })
    },
    [messages, language, locale, providerName, isIsolated],
  )
}
