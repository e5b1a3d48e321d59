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
   * State of the execution, the same for all hooks of one config. `idle` if its account was connected here and is disconnected now: then
   * `useExecutions` counts it, and lists it on request.
   */
  state: ExecutionState
  /** True from start to end. Meanwhile, no other quote can be started. */
  isPending: boolean
  /** Answers the pending decision (status `attention`) with yes. It may prompt: call it from a user gesture. */
  proceed: () => void
  /** Answers the pending decision with no. */
  decline: () => void
  /** Gives up on a prompt that the wallet doesn't show: its outcome is then `unknown`, and it can be dismissed. */
  giveUpPrompt: () => void
  /** Dismisses an execution that is finished or no longer needs the user. `useExecutions` keeps listing it. */
  reset: () => void
}

/** The actions of a hidden execution, which do nothing: users don't decide about what they can't see. */
const nothingToDo = { proceed: () => {}, decline: () => {}, giveUpPrompt: () => {}, reset: () => {} }

/**
 * The execution that `useExecuteSteps` started, and what can be done about it. It lives in the config, so unmounting a
 * component doesn't stop it.
 *
 * @example
 * const { state, proceed, decline } = useExecution()
 */
export function useExecution(parameters: UseExecutionParameters = {}): UseExecutionReturnType {
  checkObject(parameters, 'useExecution')
  checkKinds(parameters, { config: 'any', ...walletsKinds }, 'useExecution')
  const { wallets, ...rest } = parameters
  const config = useConfig('useExecution', rest)
  const { current } = config.executions
  // A new function at each render: with a stable one, React 18 misses a return to `idle` in components that set state while rendering.
  const getState = () => current.getState()
  const own = useSyncExternalStore(current.subscribe, getState, () => idleState)
  const isHidden = useHiddenExecution(config) !== undefined && wallets !== 'all'
  const state = isHidden ? idleState : own
  const { proceed, decline, giveUpPrompt, reset } = isHidden ? nothingToDo : current
  return { state, isPending: isPending(state), proceed, decline, giveUpPrompt, reset }
}
