'use client'
import { forwardRef } from 'react'
import type { ExecutionStatus } from '../../../execution/state/executionState.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { StatusIcon } from '../../shared/steps/StatusIcon.tsx'
import type { StepStatus } from '../../shared/steps/step.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/** Ends, and what is to be seen of them at a glance. */
const marks: Readonly<Partial<Record<ExecutionStatus, StepStatus>>> = {
  success: 'done',
  refunded: 'refunded',
  failed: 'failed',
}

/** The large mark of an end; what it says stands beside it in words. Renders a `<span>`, or nothing before the end. */
export const ProgressMark = forwardRef<HTMLSpanElement, PartProps<'span'>>(function ProgressMark(props, ref) {
  const part = usePart()
  const { state } = useProgressContext('Progress.Mark')
  const mark = marks[state.status]
  if (!mark) return null
  return renderPart(
    <span ref={ref} aria-hidden="true" {...part('progress-mark')}>
      <StatusIcon status={mark} />
    </span>,
    props,
  )
})
