import { maxClockErrorMs } from './storeLimits.ts'

/**
 * How long ago something was written, in milliseconds. Infinite if its time is further in the future than clocks may differ: this library
 * didn't write it.
 */
export function ageOf(writtenAt: number, now: number): number {
  return writtenAt > now + maxClockErrorMs ? Infinity : now - writtenAt
}

/**
 * Whether something was written more than `ms` milliseconds ago. False if its time is too far in the future: the clock may have been wrong,
 * and nothing is removed because of that.
 */
export function isOlderThan(ms: number, writtenAt: number, now: number): boolean {
  const age = ageOf(writtenAt, now)
  return age > ms && age < Infinity
}
