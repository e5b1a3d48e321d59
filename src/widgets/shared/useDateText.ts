'use client'
import { useMemo } from 'react'
import { useLocale } from './useNumbers.ts'

/** Writes a time in milliseconds since the epoch as date and time of the reader's place. */
export function useDateText(): (time: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
    return (time) => (Number.isFinite(time) ? format.format(time) : '')
  }, [locale])
}
