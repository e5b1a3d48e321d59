'use client'
import { activity } from '../../locales/activity.ts'
import { en } from '../../locales/en.ts'
import type { ActivityMessageKey, MessageKey } from '../../locales/messages.ts'
import { useCatalogue, type Translate } from '../useMessages.ts'

const words = { ...en, ...activity }

/** The words of the history, and those of all widgets. */
export function useActivityMessages(): Translate<MessageKey | ActivityMessageKey> {
  return useCatalogue(words)
}
