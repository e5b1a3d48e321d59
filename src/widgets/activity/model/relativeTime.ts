const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Making an `Intl` object costs far more than using one. */
const formats = new Map<string, Intl.RelativeTimeFormat>()

/**
 * Says how long ago something was, in the largest unit that fits; undefined when that is less than a minute. Both times
 * in milliseconds since the epoch.
 */
export function relativeTime(then: number, now: number, locale: string): string | undefined {
  const seconds = Math.max(0, (now - then) / 1_000)
  const unit = units.find(([, length]) => seconds >= length)
  if (!unit) return undefined
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    formats.set(locale, format)
  }
  const [name, length] = unit
  return format.format(-Math.floor(seconds / length), name)
}
