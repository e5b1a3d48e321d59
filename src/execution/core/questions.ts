import type { ExecutionQuestion } from './executionState.ts'
import type { ExecutionStore } from './executionStore.ts'

/** Asks the user, one question at a time. */
export interface Questions {
  /**
   * Waits for the user's answer.
   *
   * @returns false as well when the signal aborts, or when events make the question pointless.
   */
  ask(question: ExecutionQuestion, signal: AbortSignal): Promise<boolean>
  answer(isAccepted: boolean): void
}

export function createQuestions({ getState, dispatch, subscribe }: ExecutionStore): Questions {
  let settleOpen: ((isAccepted: boolean) => void) | undefined
  return {
    answer: (isAccepted) => settleOpen?.(isAccepted),
    ask: (question, signal) =>
      new Promise((resolve) => {
        // Who was left must not speak for who came after.
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
        dispatch({ type: 'questioned', question })
        const unsubscribe = subscribe(() => {
          if (getState().status !== 'attention') settle(false)
        })
        if (getState().status === 'attention') settleOpen = settle
        else settle(false)
      }),
  }
}
