import type { Quote } from '../../actions/getQuote.ts'
import type { Client } from '../../client/createClient.ts'
import { createExecution } from './createExecution.ts'
import type { CreateExecutionOptions } from './execution.ts'
import type { ExecutionDecision, ExecutionState } from './executionState.ts'
import type { ExecutionIo } from '../run/run.ts'

export interface ExecuteStepsParameters extends ExecutionIo {
  quote: Quote
}

export interface ExecuteStepsOptions extends CreateExecutionOptions {
  /** Called after every change. */
  onChange?: ((state: ExecutionState) => void) | undefined
  /** Makes the decisions that only the user can make: true goes on. @default every one is declined */
  onDecision?: ((decision: ExecutionDecision) => boolean | Promise<boolean>) | undefined
  /** Stops following, and asks the wallet for nothing more. What was sent stays sent. */
  signal?: AbortSignal | undefined
}

/**
 * Runs one quote to its end. Resolves with the state in which it ended, also after a rejection or a failure:
 * look at `status` and `error`.
 *
 * @example
 * const { status, error } = await executeSteps(client, { quote, wallet, chains })
 */
export async function executeSteps(
  client: Client,
  { quote, ...io }: ExecuteStepsParameters,
  { onChange, onDecision = () => false, signal, ...options }: ExecuteStepsOptions = {},
): Promise<ExecutionState> {
  const execution = createExecution(client, options)
  if (signal?.aborted) return execution.getState()
  let asked: ExecutionDecision | undefined
  execution.subscribe(() => {
    const state = execution.getState()
    onChange?.(state)
    if (!state.decision || state.decision === asked) return
    asked = state.decision
    void answer(state.decision)
  })
  signal?.addEventListener('abort', execution.stop)
  try {
    return await execution.start(quote, io)
  } finally {
    signal?.removeEventListener('abort', execution.stop)
    execution.stop()
  }

  async function answer(decision: ExecutionDecision): Promise<void> {
    const isAccepted = await Promise.resolve(decision)
      .then(onDecision)
      .catch(() => false)
    // The service may have made the decision unnecessary meanwhile.
    if (execution.getState().decision !== decision) return
    if (isAccepted) execution.proceed()
    else execution.decline()
  }
}
