'use client'
import { forwardRef } from 'react'
import { errorDetails } from '../../../errors/errorDetails.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { isForSupport } from '../../shared/model/isForSupport.ts'
import { CopyDetails } from '../../shared/parts/copy/CopyDetails.tsx'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { isSupportAsked } from '../model/actions/isSupportAsked.ts'
import { usePart } from '../usePart.ts'
import { useProgressContext } from '../model/progressContext.ts'

/** Copies the facts of a failure for support. Renders a `<span>` with a button, or nothing without a failure. */
export const ProgressCopyDetails = forwardRef<HTMLSpanElement, PartProps<'span'>>(
  function ProgressCopyDetails(props, ref) {
    const part = usePart()
    const { state } = useProgressContext('Progress.CopyDetails')
    const { status, error } = state
    const hasFailed = status === 'failed' || status === 'rejected'
    if (!error || !hasFailed || !isForSupport(error)) return null
    return (
      <CopyDetails
        key={error.message}
        attributes={part('progress-copy-details', isSupportAsked(state) ? 'first' : 'second')}
        write={() => errorDetails(error, caseOf(state))}
        {...props}
        ref={ref}
      />
    )
  },
)

/** The facts about this execution's error. */
function caseOf({ id, requestId, requestState, items }: ExecutionState): Readonly<Record<string, unknown>> {
  return {
    execution: id,
    requestId,
    serviceStatus: requestState?.rawStatus,
    failReason: requestState?.failReason,
    refundFailReason: requestState?.refundFailReason,
    transactions: items.flatMap(({ transactionHash }) => transactionHash ?? []),
  }
}
