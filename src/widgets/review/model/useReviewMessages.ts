'use client'
import { en } from '../../../locales/en.ts'
import type { MessageKey, ReviewMessageKey } from '../../../locales/messages.ts'
import { review } from '../../../locales/review.ts'
import { useCatalogue, type Translate } from '../../shared/useMessages.ts'

const words = { ...en, ...review }

/** The words of the review, and those of all widgets. */
export function useReviewMessages(): Translate<MessageKey | ReviewMessageKey> {
  return useCatalogue(words)
}
