import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { classifyRequest } from '../../schemas/status/requestOutcome.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { requestStatusRank, type RequestStatus } from '../../schemas/status/requestStatus.ts'
import { laterStatus } from '../../schemas/status/laterStatus.ts'

/** The furthest status that the lookup, the history or, for terms that this page audited, the book knows. */
export function depositStatus({
  lookup,
  record,
  isAudited,
  stored,
}: {
  lookup: RequestState | undefined
  record: RequestRecord | undefined
  isAudited: boolean
  stored: RequestStatus | undefined
}): RequestStatus {
  const lookedUp = lookup && statusOfLookup(lookup, record !== undefined)
  const reported = furthest(lookedUp ?? record?.status ?? (isAudited ? 'waiting' : 'unknown'), record?.status)
  return isAudited && stored ? laterStatus(stored, reported) : reported
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
