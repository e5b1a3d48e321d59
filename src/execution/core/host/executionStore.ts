import type { Clock } from '../../../utils/time/clock.ts'
import { createListeners } from '../../../utils/events/createListeners.ts'
import type { ExecutionEvent, LoggedEvent } from '../../state/executionEvent.ts'
import { idleState, type ExecutionState } from '../../state/executionState.ts'
import { transitionExecution } from '../../state/transitionExecution.ts'

/** The state of an execution, and its listeners. */
export interface ExecutionStore {
  getState(): ExecutionState
  dispatch(event: ExecutionEvent): void
  subscribe(listener: () => void): () => void
  subscribeEvents(listener: (entry: LoggedEvent) => void): () => void
  /** Resolves after the next change for which `isTrue` returns true; the current state isn't checked. */
  until(isTrue: (state: ExecutionState) => boolean): Promise<void>
}

/** @param onEvent Called with each event that changed something, before any listener. */
export function createExecutionStore(
  clock: Clock,
  onEvent: (event: ExecutionEvent, before: ExecutionState) => void,
): ExecutionStore {
  const listeners = createListeners()
  const eventListeners = createListeners<[entry: LoggedEvent]>()
  /** Events that are still to be delivered: a listener may dispatch the next one before all listeners have got the last one. */
  const undelivered: LoggedEvent[] = []
  let isDelivering = false
  let sequence = 0
  let state = idleState

  function deliverInOrder(): void {
    if (isDelivering) return
    isDelivering = true
    for (let entry = undelivered.shift(); entry; entry = undelivered.shift()) eventListeners.notify(entry)
    isDelivering = false
  }

  return {
    getState: () => state,
    dispatch(event) {
      const before = state
      state = transitionExecution(before, event)
      if (state === before) return
      onEvent(event, before)
      sequence += 1
      undelivered.push({ sequence, at: clock.now(), event })
      deliverInOrder()
      listeners.notify()
    },
    subscribe: listeners.add,
    subscribeEvents: eventListeners.add,
    until: (isTrue) =>
      new Promise((resolve) => {
        const unsubscribe = listeners.add(() => {
          if (!isTrue(state)) return
          unsubscribe()
          resolve()
        })
      }),
  }
}
