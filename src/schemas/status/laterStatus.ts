import { isSettled, type RequestStatus } from './requestStatus.ts'

/** Whether a status says that a payment was seen. */
export function isPaymentStatus(status: RequestStatus): boolean {
  return status !== 'waiting' && status !== 'unknown'
}

/**
 * The status of a request after another report, which may be older, or come from a server that is behind. An end stays, except that a
 * failure may become a refund or a success; a payment that was seen stays seen.
 */
export function laterStatus(known: RequestStatus, reported: RequestStatus): RequestStatus {
  if (isSettled(known)) return known
  if (known === 'failure') return isSettled(reported) ? reported : known
  return isPaymentStatus(known) && !isPaymentStatus(reported) ? known : reported
}
