import type { ExecutionEvent } from '../executionEvent.ts'
import type { ExecutionState } from '../executionState.ts'

/** Returns the state after an event. */
export type Handler<type extends ExecutionEvent['type']> = (
  state: ExecutionState,
  event: Extract<ExecutionEvent, { type: type }>,
) => ExecutionState

export type Handlers = { [type in ExecutionEvent['type']]?: Handler<type> }
