'use client'
import { forwardRef, useState } from 'react'
import { ClearHistory } from '../../shared/history/ClearHistory.tsx'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { usePendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { usePart } from '../usePart.ts'

/**
 * Removes what this browser stores of transfers that are over, once somebody has read what goes and what stays. Renders a
 * `<div>`, or nothing where it stores none, or nothing is pending beside: `Activity.Clear` has it then.
 */
export const PendingExecutionsClear = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function PendingExecutionsClear(props, ref) {
    const part = usePart()
    const { isEmpty } = usePendingExecutionsContext('PendingExecutions.Clear')
    // Nothing is read for nothing; what came of a press is said also when nothing is left.
    const [wasOffered, offer] = useState(false)
    if (!isEmpty && !wasOffered) offer(true)
    return wasOffered ? (
      <ClearHistory
        {...props}
        attributesOf={(state) => part('pending-executions-clear', state)}
        isOffered={!isEmpty}
        ref={ref}
      />
    ) : null
  },
)
