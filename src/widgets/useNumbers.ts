'use client'
import { useMemo } from 'react'
import { useCauseway } from '../hooks/causewayContext.ts'
import { decimalSeparatorOf } from '../utils/amounts/formatAmount.ts'
import type { DecimalSeparator } from '../utils/amounts/parseAmount.ts'

/** The locale of the provider above. */
export function useLocale(): string {
  return useCauseway('useLocale').locale
}

/** The decimal sign of the locale. */
export function useDecimalSeparator(): DecimalSeparator {
  const locale = useLocale()
  return useMemo(() => decimalSeparatorOf(locale), [locale])
}
