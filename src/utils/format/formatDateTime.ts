import { dateTimeFormat } from '../locale/intlFormats.ts'

interface FormatDateTimeOptions {
  /** `medium` tells the seconds, `short` does not. @default 'medium' */
  timeStyle?: 'medium' | 'short' | undefined
}

/**
 * Writes a date and a time of the reader's place; empty for a time that can't be read.
 *
 * @param time Milliseconds since the epoch.
 */
export function formatDateTime(
  time: number,
  locale: string,
  { timeStyle = 'medium' }: FormatDateTimeOptions = {},
): string {
  return Number.isFinite(time) ? dateTimeFormat(locale, { dateStyle: 'medium', timeStyle }).format(time) : ''
}
