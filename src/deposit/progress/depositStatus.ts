import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { classifyRequest } from '../../schemas/status/requestOutcome.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import { isRefundUnmade } from '../../schemas/requests/requestLegs.ts'
import { areResultsConflicting } from '../../schemas/status/areResultsConflicting.ts'
import { requestStatusRank, type RequestStatus } from '../../schemas/status/requestStatus.ts'
import { laterStatus } from '../../schemas/status/laterStatus.ts'

/**
 * The furthest status that the lookup or the history knows or, for terms that this page audited, has reported to this page before. If one
 * knows of a delivery and the other one knows that there was none, it is unknown.
 */
export function depositStatus({
  lookup,
  record,
  isAudited,
  reported,
}: {
  lookup: RequestState | undefined
  record: RequestRecord | undefined
  isAudited: boolean
  reported: RequestStatus | undefined
}): RequestStatus {
  if (areResultsConflicting(lookup?.status, record?.status)) return 'unknown'
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
