/** How far in the future a stored time may lie, in milliseconds, since clocks differ. This library writes none beyond it. */
const maxSkewMs = 24 * 60 * 60_000

/** How long ago something was written, in milliseconds: without end where it claims a time that is still to come. */
export function ageOf(writtenAt: number, now: number): number {
  return writtenAt > now + maxSkewMs ? Infinity : now - writtenAt
}
