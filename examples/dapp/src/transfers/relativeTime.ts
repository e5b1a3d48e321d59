const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Says how long ago something was, in the largest unit that fits; both times in milliseconds since the epoch. */
export function relativeTime(then: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - then) / 1_000))
  for (const [unit, length] of units) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  }
  return seconds < 10 ? 'just now' : format.format(-seconds, 'second')
}
