import type { Quote } from '../actions/getQuote.ts'
import { createExecution } from '../execution/core/createExecution.ts'
import type { CreateExecutionOptions } from '../execution/core/execution.ts'
import type { ExecutionDecision, ExecutionState } from '../execution/state/executionState.ts'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'
import { checkConfig } from './checkConfig.ts'
import { checkExecuteSteps } from './checkExecuteSteps.ts'
import type { Config } from './config.ts'

/** What an execution needs of a config. */
export type ExecutionConfig = Pick<
  Config,
  'client' | 'chainReader' | 'journal' | 'locks' | 'requestWatcher' | 'getAudit'
> &
  Partial<Pick<Config, 'reporter'>>

export interface ExecuteStepsParameters {
  quote: Quote
  wallet: Wallet
  /** Let a wallet that is `ready` for batches upgrade the account to a smart account for them (EIP-7702). @default false */
  allowAccountUpgrade?: boolean | undefined
}

export interface ExecuteStepsOptions extends Pick<CreateExecutionOptions, 'clock' | 'createId'> {
  /** Called after every change. */
  onChange?: ((state: ExecutionState) => void) | undefined
  /** Makes the decisions that only the user can make: true goes on. @default every one is declined */
  onDecision?: ((decision: ExecutionDecision) => boolean | Promise<boolean>) | undefined
  /** Stops following, and asks the wallet for nothing more. What was sent stays sent. */
  signal?: AbortSignal | undefined
}

/**
 * Runs one quote to its end, beside whatever else the config runs. Resolves with the state in which it ended, also after a
 * rejection or a failure: look at `status` and `error`.
 *
 * @example
 * const quote = await getQuote(config.client, parameters)
 * const { status, error } = await executeSteps(config, { quote, wallet })
 *
 * @throws {InvalidConfigError} when the first argument is no config.
 * @throws {InvalidArgumentError} when `quote` or `wallet` is none.
 */
export async function executeSteps(
  config: ExecutionConfig,
  parameters: ExecuteStepsParameters,
  { onChange, onDecision = () => false, signal, clock, createId }: ExecuteStepsOptions = {},
): Promise<ExecutionState> {
  checkConfig(config, 'executeSteps')
  checkExecuteSteps(parameters)
  const { quote, wallet, allowAccountUpgrade } = parameters
  const { client, chainReader, journal, locks, requestWatcher: watcher, getAudit } = config
  const execution = createExecution(client, { journal, locks, watcher, getAudit, clock, createId })
  if (signal?.aborted) return execution.getState()
  let asked: ExecutionDecision | undefined
  // Before the caller, who may end it with what it hears.
  execution.subscribe(() => config.reporter?.transfer(execution.getState()))
  // Apart from what decides, which an exception of the callback must not stop.
  execution.subscribe(() => onChange?.(execution.getState()))
  execution.subscribe(() => {
    const state = execution.getState()
    if (!state.decision || state.decision === asked) return
    asked = state.decision
    void answer(state.decision)
  })
  signal?.addEventListener('abort', execution.stop)
  try {
    return await execution.start(quote, { wallet, chainReader, allowAccountUpgrade })
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
