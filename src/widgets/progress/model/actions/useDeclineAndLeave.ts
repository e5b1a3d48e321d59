'use client'
import { useRef } from 'react'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { fundsPlace } from '../../../../execution/state/selectors/fundsPlace.ts'
import { isApprovalActive } from '../../../../execution/state/selectors/isApprovalActive.ts'
import type { UseExecutionReturnType } from '../../../../hooks/useExecution.ts'
import { useOnChange } from '../../../shared/hooks/useOnChange.ts'
import { isProceedOffered } from './isProceedOffered.ts'

/**
 * Answers the pending decision with no, and dismisses the execution once that has ended it, unless its end has something to tell of the
 * funds: then it stays until it is closed, by a second press. The question was only whether to go on; what to check before paying again
 * is said by the end alone. Left by the first press, a payment that may have been sent would give way to an empty form, and be made twice.
 *
 * @param onLeft Called once nothing is left to tell.
 */
export function useDeclineAndLeave(
  { state, decline, reset }: Pick<UseExecutionReturnType, 'state' | 'decline' | 'reset'>,
  onLeft: () => void,
): () => void {
  const leaving = useRef<'always' | 'untouched'>(undefined)
  const { status } = state
  useOnChange(status, () => {
    // On the way to its end.
    if (status === 'unknown') return
    const isLeft = leaving.current === 'always' || (leaving.current === 'untouched' && isUntouched(state))
    // News of it may come at the same moment.
    if (isLeft && status === 'rejected') {
      reset()
      if (leaving.current === 'untouched') onLeft()
    }
    leaving.current = undefined
  })
  return () => {
    // What can't be asked again has said all there is to say.
    leaving.current = isProceedOffered(state) ? 'untouched' : 'always'
    decline()
  }
}

/** Nothing was sent or signed, and no approval is left. */
function isUntouched(state: ExecutionState): boolean {
  return fundsPlace(state) === 'untouched' && !isApprovalActive(state.items)
}
