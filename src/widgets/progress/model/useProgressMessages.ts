'use client'
import { en } from '../../../locales/en.ts'
import type { MessageKey, ProgressMessageKey } from '../../../locales/messages.ts'
import { progress } from '../../../locales/progress.ts'
import { useCatalogue, type Translate } from '../../shared/useMessages.ts'

const words = { ...en, ...progress }

/** The words of what is under way, and those of all widgets. */
export function useProgressMessages(): Translate<MessageKey | ProgressMessageKey> {
  return useCatalogue(words)
}
