'use client'
import { activity } from '../../locales/activity.ts'
import { en } from '../../locales/en.ts'
import { fees } from '../../locales/fees.ts'
import type { ActivityMessageKey, FeesMessageKey, MessageKey } from '../../locales/messages.ts'
import { useCatalogue, type Translate } from '../useMessages.ts'

const words = { ...en, ...fees, ...activity }

/** The words of the history, and those of all widgets. */
export function useActivityMessages(): Translate<MessageKey | FeesMessageKey | ActivityMessageKey> {
  return useCatalogue(words)
}
