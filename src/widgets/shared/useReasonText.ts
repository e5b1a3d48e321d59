'use client'
import { useMemo } from 'react'
import { en } from '../../locales/en.ts'
import type { MessageKey, ReasonMessageKey } from '../../locales/messages.ts'
import { reasonText } from './reasonText.ts'
import { useLateWords, type Words } from '../swap/useLateWords.ts'
import { useCatalogue } from './useMessages.ts'

const loadWords = async (): Promise<Words<ReasonMessageKey>> =>
  (await import('../../locales/reasons.ts')).reasons

/** A reason in words. Nothing while its words are loaded; the service's own word when they do not come. */
export function useReasonText(reason: string | null | undefined): string | undefined {
  const known = useLateWords(loadWords, reason != null)
  const words = useMemo(() => ({ ...en, ...known }), [known])
  const translate = useCatalogue<MessageKey | ReasonMessageKey>(words)
  return known && reasonText(reason, translate, known)
}
