import type { Quote } from '../actions/getQuote.ts'
import type { Client } from '../client/createClient.ts'
import { createExecution, type ExecutionIo } from './createExecution.ts'
import type { ExecutionState } from './executionState.ts'

export interface ExecuteStepsParameters extends ExecutionIo {
  quote: Quote
}

export interface ExecuteStepsOptions {
  /** Called after every change. */
  onChange?: ((state: ExecutionState) => void) | undefined
  /** Stops following. What was sent stays sent. */
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
  { quote, wallet, chains }: ExecuteStepsParameters,
  { onChange, signal }: ExecuteStepsOptions = {},
): Promise<ExecutionState> {
  const execution = createExecution(client)
  const unsubscribe = execution.subscribe(() => onChange?.(execution.getState()))
  signal?.addEventListener('abort', execution.stop, { once: true })
  try {
    return await execution.start(quote, { wallet, chains })
  } finally {
    unsubscribe()
    signal?.removeEventListener('abort', execution.stop)
    execution.stop()
  }
}
