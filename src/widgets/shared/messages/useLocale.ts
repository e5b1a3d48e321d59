'use client'
import { useWording } from '../../../hooks/context/causewayContext.ts'

/** The locale of `CausewayProvider`. */
export function useLocale(): string {
  return useWording().locale
}
