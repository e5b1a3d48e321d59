import type { Quote } from '../../actions/getQuote.ts'
import type { Client } from '../../client/createClient.ts'
import { createExecution } from './createExecution.ts'
import type { CreateExecutionOptions } from './execution.ts'
import type { ExecutionQuestion, ExecutionState } from './executionState.ts'
import type { ExecutionIo } from '../run/run.ts'

export interface ExecuteStepsParameters extends ExecutionIo {
  quote: Quote
}

export interface ExecuteStepsOptions extends CreateExecutionOptions {
  /** Called after every change. */
  onChange?: ((state: ExecutionState) => void) | undefined
  /** Answers what only the user can decide. @default every question is answered with no */
  onQuestion?: ((question: ExecutionQuestion) => boolean | Promise<boolean>) | undefined
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
  { onChange, onQuestion = () => false, signal, ...options }: ExecuteStepsOptions = {},
): Promise<ExecutionState> {
  const execution = createExecution(client, options)
  if (signal?.aborted) return execution.getState()
  let asked: ExecutionQuestion | undefined
  execution.subscribe(() => {
    const state = execution.getState()
    onChange?.(state)
    if (!state.question || state.question === asked) return
    asked = state.question
    void answer(state.question)
  })
  signal?.addEventListener('abort', execution.stop)
  try {
    return await execution.start(quote, io)
  } finally {
    signal?.removeEventListener('abort', execution.stop)
    execution.stop()
  }

  async function answer(question: ExecutionQuestion): Promise<void> {
    const isAccepted = await Promise.resolve(question)
      .then(onQuestion)
      .catch(() => false)
    // The service may have made the question pointless meanwhile.
    if (execution.getState().question !== question) return
    if (isAccepted) execution.proceed()
    else execution.decline()
  }
}
