'use client'
import { forwardRef } from 'react'
import { FeesWidget } from '../fees/FeesWidget.tsx'
import { allHidden, HiddenTermsContext } from '../fees/hiddenTermsContext.ts'
import { ProgressActions } from './parts/ProgressActions.tsx'
import { ProgressCopyDetails } from './parts/ProgressCopyDetails.tsx'
import { ProgressDetails } from './parts/ProgressDetails.tsx'
import { ProgressDropActions } from './parts/ProgressDropActions.tsx'
import { ProgressFacts } from './parts/ProgressFacts.tsx'
import { ProgressFindings } from './parts/ProgressFindings.tsx'
import { ProgressLinks } from './parts/ProgressLinks.tsx'
import { ProgressStatusIcon } from './parts/ProgressStatusIcon.tsx'
import { ProgressNotices } from './parts/ProgressNotices.tsx'
import { ProgressReceiptActions } from './parts/ProgressReceiptActions.tsx'
import { ProgressRequest } from './parts/ProgressRequest.tsx'
import { ProgressRoot, type ProgressRootProps } from './parts/ProgressRoot.tsx'
import { ProgressSteps } from './parts/ProgressSteps.tsx'
import { ProgressTitle } from './parts/ProgressTitle.tsx'
import { ProgressSummary } from './parts/ProgressSummary.tsx'
import { useProgressContext } from './model/progressContext.ts'
import { isExecutionEndedByDrop } from './model/end/isExecutionEndedByDrop.ts'
import { isSupportAsked } from './model/actions/isSupportAsked.ts'
import { usePart } from './usePart.ts'

export interface ProgressContentProps extends Omit<ProgressRootProps, 'children'> {}

/**
 * The content of `ProgressWidget`. In its own file, since esbuild bundles everything that an entry point exports into its chunk, and the
 * swap form loads this later.
 */
export const ProgressContent = forwardRef<HTMLDivElement, ProgressContentProps>(
  function ProgressContent(props, ref) {
    return (
      <ProgressRoot {...props} ref={ref}>
        <ProgressBody />
      </ProgressRoot>
    )
  },
)

function ProgressBody() {
  const { state, record, isPayment } = useProgressContext('ProgressWidget')
  const { decision, status, quote } = state
  const part = usePart()
  const fees = record ? { record } : quote && { quote }
  // What the history adds later to a failure moves no button.
  const isFirst = decision !== undefined || status === 'failed'
  const isForSupport = isSupportAsked(state)
  // Why and where to, before how.
  const isRefunded = status === 'refunded'
  // What was paid, like a receipt; how, under the details.
  const isReceipt = isPayment && status === 'success'
  const isDropped = isExecutionEndedByDrop(state)
  const answers = (
    <>
      <ProgressFindings />
      {isDropped ? <ProgressDropActions /> : <ProgressActions />}
    </>
  )
  return (
    <>
      <ProgressStatusIcon />
      <ProgressTitle />
      <ProgressSummary />
      <ProgressNotices />
      {/* The answers directly follow the text that the user decides about. */}
      {isForSupport && <ProgressCopyDetails />}
      {isFirst && answers}
      {!isReceipt && !isDropped && <ProgressLinks />}
      {(isRefunded || isReceipt) && <ProgressFacts />}
      {isReceipt && <ProgressRequest />}
      <ProgressDetails>
        <ProgressSteps />
        {!isReceipt && <ProgressRequest />}
        {/* The actual fees, or the quoted ones until those are known. */}
        {status === 'success' && fees && (
          <section {...part('facts-section')}>
            <HiddenTermsContext.Provider value={allHidden}>
              <FeesWidget {...fees} variant="full" />
            </HiddenTermsContext.Provider>
          </section>
        )}
      </ProgressDetails>
      {!isRefunded && !isReceipt && <ProgressFacts />}
      {!isForSupport && <ProgressCopyDetails />}
      {!isFirst && answers}
      {isReceipt && <ProgressReceiptActions />}
    </>
  )
}
