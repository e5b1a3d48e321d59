import { hasMoved, type RequestLeg } from '../../../schemas/requests/requestLegs.ts'

/** Seconds from the first deposit to the last delivery; undefined while one of them is missing. */
export function durationOf(legs: readonly RequestLeg[]): number | undefined {
  const times = (isOut: boolean) =>
    legs
      .filter((leg) => hasMoved(leg) && (leg.kind !== 'deposit') === isOut)
      .flatMap(({ timestamp }) => timestamp ?? [])
  const [from, to] = [Math.min(...times(false)), Math.max(...times(true))]
  return Number.isFinite(from) && Number.isFinite(to) && to >= from ? to - from : undefined
}
