'use client'
import { useCallback } from 'react'
import { useCauseway } from '../../hooks/internal/causewayContext.ts'
import { en } from '../../locales/en.ts'
import type { Message, MessageKey, Messages } from '../../locales/messages.ts'
import { isRightToLeft } from '../../utils/isRightToLeft.ts'
import { numberFormat } from '../../utils/numberFormat.ts'
import { pluralForm } from './pluralForm.ts'

/** Finds a sentence and puts values where it names them. Numbers are written as the locale does; `count` chooses the form. */
export type Translate<key extends keyof Messages = MessageKey> = (
  key: key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** The words of the provider above, English where it gives none. */
export function useMessages(): Translate {
  return useCatalogue(en)
}

/** The same with words that not every widget needs; one that is not there is named by its key. */
export function useCatalogue<key extends keyof Messages>(
  words: Readonly<Partial<Record<key, Message>>>,
): Translate<key> {
  const { messages, locale } = useCauseway('useMessages')
  const { language = locale } = messages ?? {}
  // A value within a sentence would move to another place in it.
  const isIsolated = isRightToLeft(language) || isRightToLeft(locale)
  return useCallback(
    (key, values) => {
      const given = messages?.[key]
      const message = given ?? words[key] ?? key
      const sentence =
        typeof message === 'string'
          ? message
          : pluralForm(message, values?.['count'], given ? language : en.language)
      const write = (whole: string, name: string): string => {
        const value = values?.[name] ?? whole
        return typeof value === 'number' ? numberFormat(locale).format(value) : value
      }
      // An amount and what it is of are one value: `100 USDC`, in either direction.
      return sentence.replace(/\{amount\} \{(?:s|outS)ymbol\}|\{\w+\}/g, (whole) => {
        const text = whole.replace(/\{(\w+)\}/g, write)
        return isIsolated && text !== whole ? `\u2068${text}\u2069` : text
      })
    },
    [messages, words, language, locale, isIsolated],
  )
}
