import { ServiceError } from '../../../../errors/client.ts'

/** What the service answers where a token or a route takes no permits. */
const codes: ReadonlySet<string | undefined> = new Set([
  'UNSUPPORTED_CURRENCY',
  'UNSUPPORTED_EXECUTION_TYPE',
  'PERMIT_FAILED',
])

/** Whether the same quote may be had by a transaction. */
export function isPermitRefusal(error: Error | null | undefined): boolean {
  return error instanceof ServiceError && codes.has(error.errorCode)
}
