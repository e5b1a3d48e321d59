import { isSettled, type RequestStatus } from './requestStatus.ts'

/**
 * Whether a status alone shows that a payment was seen. `pending` doesn't, since the history may say so before a deposit, and neither does
 * `failure`: an unpaid request may end so.
 */
export function isPaymentStatus(status: RequestStatus): boolean {
  return status === 'depositing' || status === 'submitted' || isSettled(status)
}

/** Whether a status says that the provider no longer just waits. */
function isPastWaiting(status: RequestStatus): boolean {
  return status !== 'waiting' && status !== 'unknown'
}

/**
 * The status of a request after another report, which may be older, or come from a server that is behind. An end stays, except that a
 * failure may become a refund or a success; what was under way stays so.
 */
export function laterStatus(known: RequestStatus, reported: RequestStatus): RequestStatus {
  if (isSettled(known)) return known
  if (known === 'failure') return isSettled(reported) ? reported : known
  return isPastWaiting(known) && !isPastWaiting(reported) ? known : reported
}
