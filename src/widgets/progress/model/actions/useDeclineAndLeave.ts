'use client'
import { useRef } from 'react'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { fundsPlace } from '../../../../execution/state/selectors/fundsPlace.ts'
import { isApprovalActive } from '../../../../execution/state/selectors/isApprovalActive.ts'
import type { UseExecutionReturnType } from '../../../../hooks/useExecution.ts'
import { useOnChange } from '../../../shared/hooks/useOnChange.ts'
import { isProceedOffered } from './isProceedOffered.ts'

/**
 * Answers the pending decision with no, and dismisses the execution once that has ended it. If funds may have moved, the final state stays
 * until the user closes it: it says what to check before paying again. Otherwise, the first press would replace a payment that may have
 * been sent by an empty form, and the user might pay twice.
 *
 * @param onLeft Called when the execution was dismissed because nothing was sent.
 */
export function useDeclineAndLeave(
  { state, decline, reset }: Pick<UseExecutionReturnType, 'state' | 'decline' | 'reset'>,
  onLeft: () => void,
): () => void {
  const leaving = useRef<'always' | 'untouched'>(undefined)
  const { status } = state
  useOnChange(status, () => {
    // Not ended yet.
    if (status === 'unknown') return
    const isLeft = leaving.current === 'always' || (leaving.current === 'untouched' && isUntouched(state))
    // Only `rejected`: the provider may have reported another status at the same moment.
    if (isLeft && status === 'rejected') {
      reset()
      if (leaving.current === 'untouched') onLeft()
    }
    leaving.current = undefined
  })
  return () => {
    // If proceeding isn't offered, the user has already read everything.
    leaving.current = isProceedOffered(state) ? 'untouched' : 'always'
    decline()
  }
}

/** Whether nothing was sent or signed, and no approval is active. */
function isUntouched(state: ExecutionState): boolean {
  return fundsPlace(state) === 'untouched' && !isApprovalActive(state.items)
}
