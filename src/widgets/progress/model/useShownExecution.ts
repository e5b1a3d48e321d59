'use client'
import { reportsNoDeposit } from '../../../schemas/status/requestOutcome.ts'
import {
  hasItemsToSend,
  isPending,
  isSendingOver,
  isUnconfirmedByService,
  type ExecutionState,
} from '../../../execution/state/executionState.ts'
import { useExecution, type UseExecutionReturnType } from '../../../hooks/useExecution.ts'

interface ShownExecution extends Pick<UseExecutionReturnType, 'state' | 'isPending'> {
  /** Nothing is left to send: the provider is delivering, or has ended the request. */
  isSendingOver: boolean
  /** It was found in storage, and the provider is being asked about it. */
  isRechecked: boolean
  /** Something still waits for its prompt: it is never sent once the execution is left. */
  hasItemsToSend: boolean
  /** The provider has reported that nothing has arrived. */
  reportsNoDeposit: boolean
}

/**
 * The state of the execution, for components that show it.
 *
 * @param replayed Shown in its place: a state of a support bundle.
 */
export function useShownExecution(replayed: ExecutionState | undefined): ShownExecution {
  const own = useExecution()
  const state = replayed ?? own.state
  return {
    state,
    isPending: isPending(state),
    isSendingOver: isSendingOver(state),
    isRechecked:
      replayed === undefined &&
      isUnconfirmedByService(state) &&
      !state.isServiceUnreachable &&
      state.requestId !== undefined,
    hasItemsToSend: hasItemsToSend(state),
    reportsNoDeposit: reportsNoDeposit(state.requestState),
  }
}
