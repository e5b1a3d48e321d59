import { CausewayError } from '../../errors/causewayError.ts'
import { CallbackError } from '../../errors/execution.ts'
import { ResponseLostError, UserRejectedError } from '../../errors/wallet.ts'
import type { ExecutionEvent } from '../state/executionEvent.ts'

/** The event that ends an execution whose run threw. */
export function toEndEvent(thrown: unknown): Extract<ExecutionEvent, { type: 'rejected' | 'failed' }> {
  const error = thrown instanceof CausewayError ? thrown : new CallbackError({ cause: thrown })
  // The user gave up without knowing what the wallet did: tracking continues, and the journal keeps the execution.
  const isUnresolved = error instanceof ResponseLostError
  const isLeft = isUnresolved || error instanceof UserRejectedError || error.name === 'InterruptedError'
  return isLeft ? { type: 'rejected', error, isUnresolved } : { type: 'failed', error }
}
