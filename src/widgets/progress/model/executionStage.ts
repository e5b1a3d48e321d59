import {
  hasItemsToSend,
  isPending,
  isSendingOver,
  isUnconfirmedByService,
  type ExecutionState,
} from '../../../execution/state/executionState.ts'
import { reportsNoDeposit } from '../../../schemas/status/requestOutcome.ts'

/** How far an execution has got. */
export interface ExecutionStage {
  isPending: boolean
  /** Nothing is left to send: the provider is delivering, or has ended the request. */
  isSendingOver: boolean
  /** It was found in storage, and the provider is being asked about it. */
  isRechecked: boolean
  /** Items still wait for their prompt: once the execution is left, they are never sent. */
  hasItemsToSend: boolean
  /** The provider has reported that nothing has arrived. */
  reportsNoDeposit: boolean
}

/** @param isReplayed Whether the state comes from a support bundle, so the provider isn't asked about it. */
export function executionStage(state: ExecutionState, isReplayed: boolean): ExecutionStage {
  return {
    isPending: isPending(state),
    isSendingOver: isSendingOver(state),
    isRechecked:
      !isReplayed &&
      isUnconfirmedByService(state) &&
      !state.isServiceUnreachable &&
      state.requestId !== undefined,
    hasItemsToSend: hasItemsToSend(state),
    reportsNoDeposit: reportsNoDeposit(state.requestState),
  }
}
