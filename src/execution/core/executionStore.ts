import type { Clock } from '../../utils/clock.ts'
import type { LoggedEvent } from './execution.ts'
import type { ExecutionEvent } from './executionEvent.ts'
import { idleState, type ExecutionState } from './executionState.ts'
import { transition } from './transition.ts'

/** The state of an execution, and all who want to hear of it. */
export interface ExecutionStore {
  getState(): ExecutionState
  dispatch(event: ExecutionEvent): void
  subscribe(listener: () => void): () => void
  subscribeEvents(listener: (entry: LoggedEvent) => void): () => void
  /** Resolves after the change that makes it true. */
  until(isTrue: (state: ExecutionState) => boolean): Promise<void>
}

/** @param onEvent Hears of each event that changed something, before all others. */
export function createExecutionStore(
  clock: Clock,
  onEvent: (event: ExecutionEvent, before: ExecutionState) => void,
): ExecutionStore {
  const listeners = new Set<() => void>()
  const eventListeners = new Set<(entry: LoggedEvent) => void>()
  let sequence = 0
  let state = idleState

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    getState: () => state,
    dispatch(event) {
      const before = state
      state = transition(before, event)
      if (state === before) return
      onEvent(event, before)
      sequence += 1
      const entry = { sequence, at: clock.now(), event }
      for (const listener of Array.from(eventListeners)) listener(entry)
      for (const listener of Array.from(listeners)) listener()
    },
    subscribe,
    subscribeEvents(listener) {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
    until: (isTrue) =>
      new Promise((resolve) => {
        const unsubscribe = subscribe(() => {
          if (!isTrue(state)) return
          unsubscribe()
          resolve()
        })
      }),
  }
}
