import { createExecution } from '../execution/core/createExecution.ts'
import type { ExecutionDecision, ExecutionState } from '../execution/state/executionState.ts'
import { checkExecutionConfig } from './checks/checkConfig.ts'
import { InvalidConfigError } from '../errors/config.ts'
import { checkPorts, portNames } from './checks/checkPorts.ts'
import { checkExecuteSteps } from './checks/checkExecuteSteps.ts'
import type { Config } from './config.ts'
import { reporterOf } from './configInternals.ts'
import type { ExecuteStepsOptions, ExecuteStepsParameters } from './executeStepsParameters.ts'

/** The part of a config that an execution needs. */
export type ExecutionConfig = Pick<
  Config,
  'client' | 'chainReader' | 'journal' | 'locks' | 'requestWatcher' | 'getAudit'
>

/**
 * Executes one quote to its end, in parallel with other executions of the config. Resolves with the final state even after a rejection or a
 * failure: check `status` and `error`.
 *
 * @example
 * const quote = await getQuote(config.client, parameters)
 * const { status, error } = await executeSteps(config, { quote, wallet })
 *
 * @throws {InvalidConfigError} when the first argument isn't a config.
 * @throws {InvalidArgumentError} naming another invalid argument.
 */
export async function executeSteps(
  config: ExecutionConfig,
  parameters: ExecuteStepsParameters,
  options: ExecuteStepsOptions = {},
): Promise<ExecutionState> {
  checkExecutionConfig(config, 'executeSteps')
  checkPorts(config, portNames, (port, rule) => {
    return new InvalidConfigError({ caller: 'executeSteps', argument: `config.${port}`, rule })
  })
  checkExecuteSteps(parameters, options)
  const { onChange, onDecision = () => false, signal, clock, createId } = options
  const { quote, wallet, allowAccountUpgrade } = parameters
  const { client, chainReader, journal, locks, requestWatcher, getAudit } = config
  const execution = createExecution(client, { journal, locks, requestWatcher, getAudit, clock, createId })
  if (signal?.aborted) return execution.getState()
  let answered: ExecutionDecision | undefined
  const ends = [
    // Before `onChange`, which may end the execution.
    execution.subscribe(() => reporterOf(config)?.swap(execution.getState())),
    // A separate listener, so that an exception in the callback doesn't stop decisions.
    execution.subscribe(() => onChange?.(execution.getState())),
    execution.subscribe(() => {
      const state = execution.getState()
      if (!state.decision || state.decision === answered) return
      answered = state.decision
      void answer(state.decision)
    }),
  ]
  // Changes after this aren't reported: they aren't changes of the execution.
  const leave = () => {
    for (const end of ends) end()
    execution.stop()
  }
  signal?.addEventListener('abort', leave)
  try {
    return await execution.start(quote, { wallet, chainReader, allowAccountUpgrade })
  } finally {
    signal?.removeEventListener('abort', leave)
    leave()
  }

  async function answer(decision: ExecutionDecision): Promise<void> {
    const isAccepted = await Promise.resolve(decision)
      .then(onDecision)
      .catch(() => false)
    // The provider may have made the decision unnecessary meanwhile.
    if (execution.getState().decision !== decision) return
    // In untyped code, any value but true may be a mistake.
    if (isAccepted === true) execution.proceed()
    else execution.decline()
  }
}
