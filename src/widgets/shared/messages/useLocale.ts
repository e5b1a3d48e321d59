'use client'
import { useCauseway } from '../../../hooks/internal/causewayContext.ts'

/** The locale of the provider above. */
export function useLocale(): string {
  return useCauseway('useLocale').locale
}
