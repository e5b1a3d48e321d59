import type { Quote } from '../actions/getQuote.ts'
import type { CreateExecutionOptions } from '../execution/core/execution.ts'
import type { ExecutionDecision, ExecutionState } from '../execution/state/executionState.ts'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'

export interface ExecuteStepsParameters {
  quote: Quote
  wallet: Wallet
  /** Whether a wallet that is `ready` for batches may upgrade the account to a smart account for them (EIP-7702). @default false */
  allowAccountUpgrade?: boolean | undefined
}

export interface ExecuteStepsOptions extends Pick<CreateExecutionOptions, 'clock' | 'createId'> {
  /** Called after every change. */
  onChange?: ((state: ExecutionState) => void) | undefined
  /** Answers the decisions that only the user can make; return true to continue. @default every one is answered with no */
  onDecision?: ((decision: ExecutionDecision) => boolean | Promise<boolean>) | undefined
  /** Stops tracking and prompting. Sent transactions remain sent. */
  signal?: AbortSignal | undefined
}
