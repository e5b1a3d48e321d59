'use client'
import { copy } from '../../../locales/copy.ts'
import { deposit } from '../../../locales/deposit.ts'
import { en } from '../../../locales/en.ts'
import type { DepositMessageKey, MessageKey } from '../../../locales/messages.ts'
import { useCatalogue, type Translate } from '../../shared/useMessages.ts'

/** Finds the words of the deposit address, and those of all widgets. */
export type DepositTranslate = Translate<MessageKey | DepositMessageKey | keyof typeof copy>

const words = { ...en, ...copy, ...deposit }

/** The words of the deposit address, and those of all widgets. */
export function useDepositMessages(): DepositTranslate {
  return useCatalogue(words)
}
