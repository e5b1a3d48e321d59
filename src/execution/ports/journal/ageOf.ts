/** How far in the future a stored time may be, in milliseconds, since clocks differ. This library writes none beyond that. */
const maxSkewMs = 24 * 60 * 60_000

/** How long ago something was written, in milliseconds; infinite if its time is too far in the future. */
export function ageOf(writtenAt: number, now: number): number {
  return writtenAt > now + maxSkewMs ? Infinity : now - writtenAt
}

/**
 * Whether something was written longer ago than that, in milliseconds. A time too far in the future says nothing about its age: the clock
 * may have been ahead, and nothing is removed for that.
 */
export function isOlderThan(ms: number, writtenAt: number, now: number): boolean {
  const age = ageOf(writtenAt, now)
  return age > ms && age < Infinity
}
