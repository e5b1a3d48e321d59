'use client'
import { en } from '../../locales/en.ts'
import { fees } from '../../locales/fees.ts'
import type { FeesMessageKey, MessageKey } from '../../locales/messages.ts'
import { useCatalogue, type Translate } from '../shared/useMessages.ts'

const words = { ...en, ...fees }

/** The words of fees and figures, and those of all widgets. */
export function useFeesMessages(): Translate<MessageKey | FeesMessageKey> {
  return useCatalogue(words)
}
