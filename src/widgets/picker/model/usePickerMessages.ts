'use client'
import { picker } from '../../../locales/picker.ts'
import { useCatalogue, type Translate } from '../../shared/useMessages.ts'

/** The words of the token picker. */
export function usePickerMessages(): Translate<keyof typeof picker> {
  return useCatalogue(picker)
}
