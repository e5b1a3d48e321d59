import { maxClockErrorMs } from './storeLimits.ts'

/**
 * How long ago something was written, in milliseconds; infinite if its time is further in the future than clocks differ, since this library
 * writes none beyond that.
 */
export function ageOf(writtenAt: number, now: number): number {
  return writtenAt > now + maxClockErrorMs ? Infinity : now - writtenAt
}

/**
 * Whether something was written longer ago than that, in milliseconds. A time too far in the future says nothing about its age: the clock
 * may have been ahead, and nothing is removed for that.
 */
export function isOlderThan(ms: number, writtenAt: number, now: number): boolean {
  const age = ageOf(writtenAt, now)
  return age > ms && age < Infinity
}
