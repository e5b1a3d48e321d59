import { ServiceError } from '../../../../errors/client.ts'

/** Error codes for a token or route without permits. */
const codes: ReadonlySet<string | undefined> = new Set([
  'UNSUPPORTED_CURRENCY',
  'UNSUPPORTED_EXECUTION_TYPE',
  'PERMIT_FAILED',
])

/** Whether the same quote may be available with a transaction instead of a permit. */
export function isPermitRefusal(error: Error | null | undefined): boolean {
  return error instanceof ServiceError && codes.has(error.errorCode)
}
