'use client'
import { useSyncExternalStore } from 'react'
import { checkKinds } from '../errors/checks/checkKinds.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import { idleState, isPending, type ExecutionState } from '../execution/state/executionState.ts'
import { walletsKinds, type ConfigParameter, type WalletsParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'
import { useHiddenExecution } from './base/useHiddenExecution.ts'

export type UseExecutionParameters = ConfigParameter & WalletsParameter

export interface UseExecutionReturnType {
  /**
   * Where the execution stands; the same for all hooks of one config. `idle` while it is of an account that was connected here and
   * is not any more: `useExecutions` counts it then, and lists it for whoever asks.
   */
  state: ExecutionState
  /** True from the start to the end: another quote can't be started meanwhile. */
  isPending: boolean
  /** Makes the decision of the state `attention` with yes. It may prompt: call it from a user's gesture. */
  proceed: () => void
  /** Makes the decision with no. */
  decline: () => void
  /** The wallet was asked and shows nothing: what became of it is `unknown` then, and may be left. */
  giveUpPrompt: () => void
  /** Leaves an execution that is over, or that needs nobody any more: `useExecutions` keeps it in sight. */
  reset: () => void
}

/** The actions of an execution that is hidden: nobody decides what they don't see. */
const nothingToDo = { proceed: () => {}, decline: () => {}, giveUpPrompt: () => {}, reset: () => {} }

/**
 * The execution that `useExecuteSteps` started, and what can be done about it. It belongs to the config, and outlives every
 * component.
 *
 * @example
 * const { state, proceed, decline } = useExecution()
 */
export function useExecution(parameters: UseExecutionParameters = {}): UseExecutionReturnType {
  checkObject(parameters, 'useExecution')
  checkKinds(parameters, { config: 'any', ...walletsKinds }, 'useExecution')
  const { wallets = 'connected', ...rest } = parameters
  const config = useConfig('useExecution', rest)
  const { current } = config.executions
  const own = useSyncExternalStore(current.subscribe, current.getState, () => idleState)
  const isHidden = useHiddenExecution(config) !== undefined && wallets !== 'all'
  const state = isHidden ? idleState : own
  const { proceed, decline, giveUpPrompt, reset } = isHidden ? nothingToDo : current
  return { state, isPending: isPending(state), proceed, decline, giveUpPrompt, reset }
}
