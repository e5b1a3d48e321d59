import { CausewayError } from '../../../../errors/causewayError.ts'

/** Whether the same parameters may succeed later; otherwise only different ones can. */
export function isRetryable(error: Error | null | undefined): boolean {
  return error instanceof CausewayError && error.retryable
}
