import type { ExecutionDecision } from '../../state/executionState.ts'
import type { ExecutionStore } from './executionStore.ts'

/** Asks the user for decisions, one at a time. */
export interface Decisions {
  /**
   * Waits for the user's decision.
   *
   * @returns false also when the signal aborts, or when events make the decision unnecessary.
   */
  request(decision: ExecutionDecision, signal: AbortSignal): Promise<boolean>
  /** Answers the pending decision. */
  decide(isAccepted: boolean): void
}

export function createDecisions({ getState, dispatch, subscribe }: ExecutionStore): Decisions {
  let decideOpen: ((isAccepted: boolean) => void) | undefined
  return {
    decide: (isAccepted) => decideOpen?.(isAccepted),
    request: (decision, signal) =>
      new Promise((resolve) => {
        // A run that was left must not change the state of the next one.
        if (signal.aborted) return resolve(false)
        let isOpen = true
        const end = (isAccepted: boolean) => {
          if (!isOpen) return
          isOpen = false
          if (decideOpen === end) decideOpen = undefined
          unsubscribe()
          signal.removeEventListener('abort', leave)
          if (isAccepted) dispatch({ type: 'accepted' })
          resolve(isAccepted)
        }
        const leave = () => end(false)
        const endIfOvertaken = () => {
          if (getState().status !== 'attention') end(false)
        }
        // Set before the event: a listener may answer at once.
        decideOpen = end
        signal.addEventListener('abort', leave)
        const unsubscribe = subscribe(endIfOvertaken)
        dispatch({ type: 'decisionNeeded', decision })
        endIfOvertaken()
      }),
  }
}
