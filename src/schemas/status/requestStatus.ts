/**
 * The status of a request, with the same words for every endpoint.
 *
 * - `waiting`: no deposit was seen yet
 * - `depositing`: the deposit is in progress
 * - `pending`: the fill is still to come; the legacy endpoint also returns it before the deposit
 * - `submitted`: the fill was sent
 * - `success`, `refund`, `failure`: over; a refund may still follow a failure
 * - `unknown`: a status this library doesn't know; treated as in progress, never as success
 */
export type RequestStatus = (typeof requestStatuses)[number]

export const requestStatuses = [
  'waiting',
  'depositing',
  'pending',
  'submitted',
  'success',
  'refund',
  'failure',
  'unknown',
] as const

/** Every status of the legacy endpoint, its successor, and the v2 and v3 records. */
const statusByWord: ReadonlyMap<string, RequestStatus> = new Map([
  ['waiting', 'waiting'],
  // Legacy endpoints of some deployments return this for a quote that wasn't paid.
  ['unknown', 'waiting'],
  ['depositing', 'depositing'],
  ['received', 'pending'],
  ['pending', 'pending'],
  // Together with a sent delivery, `submitted`.
  ['delayed', 'depositing'],
  ['submitted', 'submitted'],
  ['success', 'success'],
  ['refund', 'refund'],
  ['refunded', 'refund'],
  ['fallback', 'refund'],
  ['failure', 'failure'],
])

/** Parses a status in this library's vocabulary, where `unknown` stands for a status that it didn't know. */
export function toOwnRequestStatus(word: string): RequestStatus {
  return requestStatuses.find((status) => status === word) ?? 'unknown'
}

/** Every status of every endpoint and record of the provider. */
export const rawRequestStatuses: readonly string[] = [...statusByWord.keys()]

/**
 * Converts a status of any version of the API. v3 has `depositing` and `submitted` where v2 has `delayed`, depending on
 * whether the fill was sent.
 *
 * @param deliveries The transactions of the delivery, or their hashes.
 * @param refundFailReason Why there is no refund: a status then doesn't prove a refund, unless a transaction does.
 */
export function toRequestStatus(
  rawStatus: string,
  deliveries: readonly unknown[] = [],
  refundFailReason?: string,
): RequestStatus {
  if (rawStatus === 'delayed' && deliveries.length > 0) return 'submitted'
  const status = statusByWord.get(rawStatus) ?? 'unknown'
  return status === 'refund' && refundFailReason && deliveries.length === 0 ? 'failure' : status
}

/** True if the provider won't change the request any further, except from `failure` to `refund`. */
export function isFinalRequestStatus(status: RequestStatus): status is 'success' | 'refund' | 'failure' {
  return isSettled(status) || status === 'failure'
}

/** True once the funds won't move anymore. After a `failure`, a refund may follow. */
export function isSettled(status: RequestStatus | undefined): status is 'success' | 'refund' {
  return status === 'success' || status === 'refund'
}

/** True if nothing was delivered: the funds went back, or still may. */
export function isUndelivered(status: RequestStatus | undefined): status is 'refund' | 'failure' {
  return status === 'refund' || status === 'failure'
}

/** How far along each status is: of two reports, the one that is further along counts, since the other may be older. */
export const requestStatusRank: Readonly<Record<RequestStatus, number>> = {
  waiting: 0,
  unknown: 1,
  depositing: 2,
  pending: 3,
  submitted: 4,
  failure: 5,
  refund: 6,
  success: 6,
}
