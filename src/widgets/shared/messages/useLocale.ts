'use client'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'

/** The locale of the provider above. */
export function useLocale(): string {
  return useCauseway('useLocale').locale
}
