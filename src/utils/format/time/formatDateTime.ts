import { dateTimeFormat } from '../../locale/intlFormats.ts'

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
  if (!(Math.abs(time) <= maxTime)) return ''
  const parts = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle }).formatToParts(time)
  // No line ends between a time and its half of the day.
  return parts
    .map(({ value }, index) =>
      /^[ \u202f]$/.test(value) &&
      [parts[index - 1], parts[index + 1]].some((near) => near?.type === 'dayPeriod')
        ? '\u00a0'
        : value,
    )
    .join('')
}
