import { dateTimeFormat } from '../../locale/intlFormats.ts'

/** The latest time of a `Date`, in milliseconds since the epoch (ECMA-262). */
export const maxTime = 8.64e15

interface FormatDateTimeOptions {
  /** `medium` includes the seconds, `short` doesn't. @default 'medium' */
  timeStyle?: 'medium' | 'short' | undefined
}

/**
 * Formats a date and time in the user's time zone; empty for an invalid time.
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
  // No line break between the time and AM or PM.
  return parts
    .map(({ value }, index) =>
      /^[ \u202f]$/.test(value) &&
      [parts[index - 1], parts[index + 1]].some((near) => near?.type === 'dayPeriod')
        ? '\u00a0'
        : value,
    )
    .join('')
}
