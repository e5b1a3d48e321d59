import { hasMoved, type RequestLeg } from '../../../schemas/requests/requestLegs.ts'

/** How long before a request was created the block of its deposit may be dated, in seconds: blocks have the time of their slot. */
const earlySeconds = 15

/**
 * Seconds from the first deposit to the last delivery; undefined while one of them is missing, or if the clocks of the networks can't be
 * right.
 *
 * @param createdAt When the request was created, an ISO 8601 time, if it was before the deposit.
 */
export function durationOf(legs: readonly RequestLeg[], createdAt = ''): number | undefined {
  const times = (isOut: boolean) =>
    legs
      .filter((leg) => hasMoved(leg) && (leg.kind !== 'deposit') === isOut)
      .flatMap(({ timestamp }) => timestamp ?? [])
  const [from, to] = [Math.min(...times(false)), Math.max(...times(true))]
  if (from < Date.parse(createdAt) / 1_000 - earlySeconds) return undefined
  return Number.isFinite(from) && Number.isFinite(to) && to >= from ? to - from : undefined
}
