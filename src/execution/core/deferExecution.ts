import { CausewayError } from '../../errors/base.ts'
import { ExecutionBusyError, PartNotLoadedError } from '../../errors/execution.ts'
import type { Lazy } from '../../utils/createLazy.ts'
import type { Execution, LoggedEvent } from './execution.ts'
import { idleState, isBusy, type ExecutionState } from './executionState.ts'

/** An execution whose code is still to come. What is started before waits for it, and is under way meanwhile. */
export function deferExecution({ load, onLoad }: Lazy<Execution>): Execution {
  const listeners = new Set<() => void>()
  const eventListeners = new Set<(entry: LoggedEvent) => void>()
  let real: Execution | undefined
  /** What is told of a start that waits for the code, or could not have it. */
  let waiting: ExecutionState | undefined
  /** Ends with what waits. */
  let controller = new AbortController()

  const getState = (): ExecutionState => waiting ?? real?.getState() ?? idleState

  function tell(): void {
    for (const listener of Array.from(listeners)) listener()
  }

  function wait(state: ExecutionState | undefined): void {
    waiting = state
    tell()
  }

  onLoad((execution) => {
    real = execution
    // From the first thing that it does on, it speaks for itself.
    execution.subscribe(() => wait(undefined))
    execution.subscribeEvents((entry) => {
      for (const listener of Array.from(eventListeners)) listener(entry)
    })
  })

  async function start(...[quote, ...rest]: Parameters<Execution['start']>): Promise<ExecutionState> {
    if (isBusy(getState())) throw new ExecutionBusyError()
    let execution = real
    if (!execution) {
      const { signal } = controller
      wait({ ...idleState, status: 'auditing', quote })
      try {
        execution = await load()
      } catch (error) {
        const typed = error instanceof CausewayError ? error : new PartNotLoadedError({ cause: error })
        if (!signal.aborted) wait({ ...idleState, status: 'failed', quote, error: typed })
        return getState()
      }
      if (signal.aborted) return getState()
    }
    // Not told: what begins now is told at once.
    waiting = undefined
    return execution.start(quote, ...rest)
  }

  return {
    getState,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribeEvents(listener) {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
    start,
    async resume(record, io) {
      if (isBusy(getState())) throw new ExecutionBusyError()
      const execution = await load()
      // Something may have been started while it came.
      if (isBusy(getState())) throw new ExecutionBusyError()
      waiting = undefined
      return execution.resume(record, io)
    },
    proceed: () => real?.proceed(),
    decline: () => real?.decline(),
    giveUpPrompt: () => real?.giveUpPrompt(),
    reset() {
      if (waiting && !isBusy(waiting)) wait(undefined)
      real?.reset()
    },
    stop() {
      controller.abort()
      controller = new AbortController()
      if (waiting) wait(undefined)
      real?.stop()
    },
  }
}
