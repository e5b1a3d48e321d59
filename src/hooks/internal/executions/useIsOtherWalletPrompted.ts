'use client'
import { transitionExecution } from '../../../execution/state/transitionExecution.ts'
import { useConfig } from '../../context/useConfig.ts'
import { useHiddenExecution } from '../../base/useHiddenExecution.ts'

/** Whether an execution of a wallet that is gone can't be left yet, because that wallet has not answered. */
export function useIsOtherWalletPrompted(): boolean {
  const hidden = useHiddenExecution(useConfig('useIsOtherWalletPrompted'))
  return hidden !== undefined && transitionExecution(hidden, { type: 'reset' }) === hidden
}
