import { isUndelivered, type RequestStatus } from './requestStatus.ts'

/** Whether one report says that a request was delivered, and the other one that it wasn't: then neither is to be believed. */
export function areResultsConflicting(
  one: RequestStatus | undefined,
  other: RequestStatus | undefined,
): boolean {
  return (one === 'success' && isUndelivered(other)) || (other === 'success' && isUndelivered(one))
}
