'use client'
import { useCallback } from 'react'
import { useCauseway } from '../hooks/causewayContext.ts'
import { en } from '../locales/en.ts'
import type { MessageKey } from '../locales/messages.ts'

/** Finds a sentence and puts values where it names them. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The words of the provider above, English where it gives none. */
export function useMessages(): Translate {
  const { messages, locale } = useCauseway('useMessages')
  const isIsolated = isRightToLeft(locale)
  return useCallback(
    (key, values) =>
      (messages?.[key] ?? en[key]).replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values?.[name]
        return value === undefined ? whole : isIsolated ? `\u2068${value}\u2069` : String(value)
      }),
    [messages, isIsolated],
  )
}

/** Languages written from right to left, where a value within a sentence would move to another place in it. */
function isRightToLeft(locale: string): boolean {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(locale)
}
