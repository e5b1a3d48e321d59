import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { classifyRequest } from '../../schemas/status/requestOutcome.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { isRefundUnmade } from '../../schemas/requests/requestLegs.ts'
import { areResultsConflicting } from '../../schemas/status/areResultsConflicting.ts'
import { requestStatusRank, type RequestStatus } from '../../schemas/status/requestStatus.ts'
import { laterStatus } from '../../schemas/status/laterStatus.ts'

interface Reports {
  lookup: RequestState | undefined
  record: RequestRecord | undefined
  /** Whether this page requested the address. */
  isAudited: boolean
  /** The status that the provider has reported to this page before. */
  reported: RequestStatus | undefined
}

/**
 * Whether the lookup and the history disagree about a delivery. A success that was reported before stands for a lookup that is missing now.
 */
export function hasConflictingResults({ lookup, record, isAudited, reported }: Reports): boolean {
  const before = isAudited && reported === 'success' ? reported : undefined
  return areResultsConflicting(lookup?.status ?? before, record?.status)
}

/**
 * The furthest status that the lookup or the history knows or, for terms that this page audited, has reported to this page before. If they
 * disagree about a delivery, it is unknown.
 */
export function depositStatus(reports: Reports): RequestStatus {
  const { lookup, record, isAudited, reported } = reports
  if (hasConflictingResults(reports)) return 'unknown'
  const lookedUp = lookup && statusOfLookup(lookup, record !== undefined)
  const current = furthest(lookedUp ?? record?.status ?? (isAudited ? 'waiting' : 'unknown'), record?.status)
  const latest = isAudited && reported ? laterStatus(reported, current) : current
  return latest === 'refund' && isRefundUnmade(lookup, record) ? 'failure' : latest
}

/**
 * The status from the lookup alone. The legacy one also says `pending` before a deposit, and `received` for everything
 * between that and the end; the history is more precise if it can be read.
 */
function statusOfLookup(lookup: RequestState, hasRecord: boolean): RequestStatus {
  const { rawStatus, status } = lookup
  if (status === 'pending' && classifyRequest(lookup) === 'open') return 'waiting'
  return rawStatus === 'received' && hasRecord ? 'depositing' : status
}

function furthest(one: RequestStatus, other: RequestStatus | undefined): RequestStatus {
  return other === undefined || requestStatusRank[one] >= requestStatusRank[other] ? one : other
}
