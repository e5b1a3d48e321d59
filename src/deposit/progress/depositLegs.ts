import { requestLegs, type RequestLeg } from '../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'

/** The legs of a record, with a single deposit, even if the record doesn't say that it belongs to a deposit address. */
export function legsOf(record: RequestRecord): RequestLeg[] {
  const legs = requestLegs(record)
  const own = legs.find(({ kind }) => kind === 'deposit')
  return legs.filter((leg) => leg === own || leg.kind !== 'deposit')
}

/** The lookup has the hashes earlier than the history. */
export function paymentHashesOf(
  legs: readonly RequestLeg[],
  lookup: RequestState | undefined,
): readonly string[] {
  const hashes = legs.filter(({ kind }) => kind === 'deposit').map(({ txHash }) => txHash)
  return hashes.length > 0 ? hashes : (lookup?.inTxHashes ?? [])
}
