'use client'
import { useCallback } from 'react'
import { useCauseway } from '../hooks/causewayContext.ts'
import { en } from '../locales/en.ts'
import type { MessageKey, Messages } from '../locales/messages.ts'

/** Finds a sentence and puts values where it names them. */
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
  words: Readonly<Partial<Record<key, string>>>,
): Translate<key> {
  const { messages, locale } = useCauseway('useMessages')
  const isIsolated = isRightToLeft(locale)
  return useCallback(
    (key, values) =>
      (messages?.[key] ?? words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values?.[name]
        return value === undefined ? whole : isIsolated ? `\u2068${value}\u2069` : String(value)
      }),
    [messages, words, isIsolated],
  )
}

/** Languages written from right to left, where a value within a sentence would move to another place in it. */
function isRightToLeft(locale: string): boolean {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(locale)
}
