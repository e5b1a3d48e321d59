import type { ExecutionDecision } from '../../state/executionState.ts'
import type { ExecutionStore } from './executionStore.ts'

/** Asks the user for decisions, one at a time. */
export interface Decisions {
  /**
   * Waits for the user's answer.
   *
   * @returns false as well when the signal aborts, or when events make the decision unnecessary.
   */
  ask(decision: ExecutionDecision, signal: AbortSignal): Promise<boolean>
  answer(isAccepted: boolean): void
}

export function createDecisions({ getState, dispatch, subscribe }: ExecutionStore): Decisions {
  let settleOpen: ((isAccepted: boolean) => void) | undefined
  return {
    answer: (isAccepted) => settleOpen?.(isAccepted),
    ask: (decision, signal) =>
      new Promise((resolve) => {
        // A run that was left must not dispatch into the state of the next one.
        if (signal.aborted) return resolve(false)
        const settle = (isAccepted: boolean) => {
          unsubscribe()
          signal.removeEventListener('abort', leave)
          settleOpen = undefined
          if (isAccepted) dispatch({ type: 'accepted' })
          resolve(isAccepted)
        }
        const leave = () => settle(false)
        signal.addEventListener('abort', leave)
        dispatch({ type: 'decisionNeeded', decision })
        const unsubscribe = subscribe(() => {
          if (getState().status !== 'attention') settle(false)
        })
        if (getState().status === 'attention') settleOpen = settle
        else settle(false)
      }),
  }
}
