'use client'
import { activity } from '../../../locales/activity.ts'
import { en } from '../../../locales/en.ts'
import { fees } from '../../../locales/fees.ts'
import type {
  ActivityMessageKey,
  FeesMessageKey,
  MessageKey,
  ReasonMessageKey,
} from '../../../locales/messages.ts'
import { reasons } from '../../../locales/reasons.ts'
import { useCatalogue, type Translate } from '../../shared/useMessages.ts'

/** Finds the words of the history, of all widgets, of fees, and the reasons. */
export type ActivityTranslate = Translate<MessageKey | FeesMessageKey | ActivityMessageKey | ReasonMessageKey>

const words = { ...en, ...fees, ...activity, ...reasons }

/** The words of the history, and those of all widgets. */
export function useActivityMessages(): ActivityTranslate {
  return useCatalogue(words)
}
