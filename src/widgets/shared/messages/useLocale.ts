'use client'
import { useWording } from '../../../hooks/context/causewayContext.ts'

/** The locale of the provider above. */
export function useLocale(): string {
  return useWording().locale
}
