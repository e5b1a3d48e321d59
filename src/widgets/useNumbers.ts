'use client'
import { useCauseway } from '../hooks/causewayContext.ts'

/** The locale of the provider above. */
export function useLocale(): string {
  return useCauseway('useLocale').locale
}
