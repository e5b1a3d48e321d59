'use client'
import { forwardRef, useState } from 'react'
import { useIsClearOffered } from '../../shared/history/clearOffers.ts'
import { ClearHistory } from '../../shared/history/ClearHistory.tsx'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { usePendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { usePart } from '../usePart.ts'

/**
 * Deletes this browser's finished swaps, after the user has read what is deleted and what is kept. Renders a `<div>`,
 * or nothing if it would remove nothing of the list, or the page has `Activity.Clear`, which offers the same.
 */
export const PendingExecutionsClear = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function PendingExecutionsClear(props, ref) {
    const part = usePart()
    const { ended, unreadable } = usePendingExecutionsContext('PendingExecutions.Clear')
    const isOfferedElsewhere = useIsClearOffered('PendingExecutions.Clear')
    const isOffered = ended.length + unreadable.length > 0 && !isOfferedElsewhere
    // Set once it was offered, so that storage is only read when needed, and a press's result is shown even when nothing is left.
    const [wasOffered, offer] = useState(false)
    if (isOffered && !wasOffered) offer(true)
    return wasOffered ? (
      <ClearHistory
        {...props}
        attributesOf={(state) => part('pending-executions-clear', state)}
        isOffered={isOffered}
        ref={ref}
      />
    ) : null
  },
)
