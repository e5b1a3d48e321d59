'use client'
import { forwardRef } from 'react'
import type { ExecutionStatus } from '../../../execution/state/executionState.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { StatusIcon } from '../../shared/steps/StatusIcon.tsx'
import type { StepStatus } from '../../shared/steps/step.ts'
import { isCancelled } from '../model/isCancelled.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/** What is to be seen of a state at a glance. */
const marks: Readonly<Record<ExecutionStatus, StepStatus | undefined>> = {
  idle: undefined,
  auditing: 'active',
  awaitingChain: 'active',
  awaitingWallet: 'active',
  confirming: 'active',
  posting: 'active',
  filling: 'active',
  unknown: 'active',
  unconfirmed: 'active',
  // Something is to be read and decided: no mark stands before it.
  attention: undefined,
  success: 'done',
  refunded: 'refunded',
  failed: 'failed',
  rejected: 'skipped',
}

/** The large mark of how it stands, which the title says in words. Renders a `<span>`, or nothing where nothing goes on. */
export const ProgressMark = forwardRef<HTMLSpanElement, PartProps<'span'>>(function ProgressMark(props, ref) {
  const part = usePart()
  const { state } = useProgressContext('Progress.Mark')
  const mark = isCancelled(state) ? marks.rejected : marks[state.status]
  if (!mark) return null
  return renderPart(
    <span ref={ref} aria-hidden="true" {...part('progress-mark')}>
      <StatusIcon status={mark} />
    </span>,
    props,
  )
})
