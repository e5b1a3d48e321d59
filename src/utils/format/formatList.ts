import { listFormat } from '../locale/intlFormats.ts'

/** Formats a list of texts: `A, B, and C`; with `narrow`, `A, B, C`. */
export function formatList(
  texts: readonly string[],
  locale: string,
  style: 'long' | 'narrow' = 'long',
): string {
  return listFormat(locale, { style }).format(texts)
}
