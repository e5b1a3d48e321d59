import { listFormat } from '../locale/intlFormats.ts'

/** Writes texts one after the other: `A, B, and C`; `narrow` leaves out what can be: `A, B, C`. */
export function formatList(
  texts: readonly string[],
  locale: string,
  style: 'long' | 'narrow' = 'long',
): string {
  return listFormat(locale, { style }).format(texts)
}
