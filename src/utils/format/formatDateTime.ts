import { dateTimeFormat } from '../locale/intlFormats.ts'

/** The last time that a `Date` can hold, in milliseconds since the epoch (ECMA-262). */
export const maxTime = 8.64e15

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
  return Math.abs(time) <= maxTime
    ? dateTimeFormat(locale, { dateStyle: 'medium', timeStyle }).format(time)
    : ''
}
