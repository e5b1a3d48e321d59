import { laterStatus } from '../../schemas/status/laterStatus.ts'
import type { RequestStatus } from '../../schemas/status/requestStatus.ts'
import { mergeSigns, type DepositSigns } from '../depositSigns.ts'

/** What this page was told of each request, which no one can write to from storage. */
interface Reports {
  add(requestId: string, status: RequestStatus, signs: DepositSigns): void
  /** The latest status. */
  statusOf(requestId: string): RequestStatus | undefined
  /** All signs. */
  signsOf(requestId: string): DepositSigns
}

export function createReports(): Reports {
  const statuses = new Map<string, RequestStatus>()
  const signs = new Map<string, DepositSigns>()
  const signsOf = (requestId: string) => signs.get(requestId) ?? []
  return {
    add(requestId, status, more) {
      statuses.set(requestId, laterStatus(statuses.get(requestId) ?? status, status))
      signs.set(requestId, mergeSigns(signsOf(requestId), more))
    },
    statusOf: (requestId) => statuses.get(requestId),
    signsOf,
  }
}
