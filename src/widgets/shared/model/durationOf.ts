import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { hasMoved, type RequestLeg } from '../../../schemas/requests/requestLegs.ts'

/** How far a block's time may be outside that of its request, in seconds: blocks have the time of their slot. */
const slotSeconds = 15

/**
 * Seconds from the first deposit to the last delivery; undefined while one of them is missing, or if the clocks of the networks can't be
 * right.
 *
 * @param record When the request was created, if that was before the deposit, and last changed: ISO 8601 times.
 */
export function durationOf(
  legs: readonly RequestLeg[],
  { createdAt = '', updatedAt = '' }: Pick<Partial<RequestRecord>, 'createdAt' | 'updatedAt'> = {},
): number | undefined {
  const times = (isOut: boolean) =>
    legs
      .filter((leg) => hasMoved(leg) && (leg.kind !== 'deposit') === isOut)
      .flatMap(({ timestamp }) => timestamp ?? [])
  const [from, to] = [Math.min(...times(false)), Math.max(...times(true))]
  if (from < Date.parse(createdAt) / 1_000 - slotSeconds) return undefined
  if (to > Date.parse(updatedAt) / 1_000 + slotSeconds) return undefined
  return Number.isFinite(from) && Number.isFinite(to) && to >= from ? to - from : undefined
}
