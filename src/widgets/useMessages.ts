'use client'
import { useCallback } from 'react'
import { useCauseway } from '../hooks/causewayContext.ts'
import { en } from '../locales/en.ts'
import type { MessageKey } from '../locales/messages.ts'

/** Finds a sentence and puts values where it names them. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The words of the provider above, English where it gives none. */
export function useMessages(): Translate {
  const { messages } = useCauseway('useMessages')
  return useCallback(
    (key, values) =>
      (messages?.[key] ?? en[key]).replace(/\{(\w+)\}/g, (whole, name: string) =>
        String(values?.[name] ?? whole),
      ),
    [messages],
  )
}
