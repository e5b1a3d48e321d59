import type { ExecutionEvent } from '../executionEvent.ts'
import type { ExecutionState } from '../executionState.ts'

/** What an event makes of a state. */
export type Handler<type extends ExecutionEvent['type']> = (
  state: ExecutionState,
  event: Extract<ExecutionEvent, { type: type }>,
) => ExecutionState

/** By event. */
export type Handlers = { [type in ExecutionEvent['type']]?: Handler<type> }
