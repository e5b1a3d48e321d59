'use client'
import { en } from '../../../locales/en.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { swapExtras } from '../../../locales/swapExtras.ts'
import { useCatalogue, type Translate } from '../../shared/useMessages.ts'

const words = { ...en, ...swapExtras }

/** The words of what comes after the first sight of the form, and those of all widgets. */
export function useExtraMessages(): Translate<MessageKey | keyof typeof swapExtras> {
  return useCatalogue(words)
}
