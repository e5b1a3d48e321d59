import { CausewayError } from '../../errors/base.ts'
import { CallbackError } from '../../errors/execution.ts'
import { AnswerLostError, UserRejectedError } from '../../errors/wallet.ts'
import type { ExecutionEvent } from '../state/executionEvent.ts'

/** The event that ends an execution whose run threw. */
export function toEndEvent(thrown: unknown): Extract<ExecutionEvent, { type: 'rejected' | 'failed' }> {
  const error = thrown instanceof CausewayError ? thrown : new CallbackError({ cause: thrown })
  // Given up without knowing what the wallet did: tracking continues, and the journal keeps it.
  const isUnresolved = error instanceof AnswerLostError
  const isLeft = isUnresolved || error instanceof UserRejectedError || error.name === 'InterruptedError'
  return isLeft ? { type: 'rejected', error, isUnresolved } : { type: 'failed', error }
}
