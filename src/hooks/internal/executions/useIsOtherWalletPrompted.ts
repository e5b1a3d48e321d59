'use client'
import { transitionExecution } from '../../../execution/state/transitionExecution.ts'
import { useConfig } from '../../context/useConfig.ts'
import { useHiddenExecution } from '../../base/useHiddenExecution.ts'

/** Whether an execution can't be dismissed yet because its wallet, which is no longer connected, hasn't answered. */
export function useIsOtherWalletPrompted(): boolean {
  const hidden = useHiddenExecution(useConfig('useIsOtherWalletPrompted'))
  return hidden !== undefined && transitionExecution(hidden, { type: 'reset' }) === hidden
}
