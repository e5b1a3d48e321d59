'use client'
import { forwardRef } from 'react'
import { PendingExecutionsClear } from './parts/PendingExecutionsClear.tsx'
import { PendingExecutionsList } from './parts/PendingExecutionsList.tsx'
import { PendingExecutionsOthers } from './parts/PendingExecutionsOthers.tsx'
import { PendingExecutionsRoot, type PendingExecutionsRootProps } from './parts/PendingExecutionsRoot.tsx'
import { PendingExecutionsTitle } from './parts/PendingExecutionsTitle.tsx'
import { PendingExecutionsWarnings } from './parts/PendingExecutionsWarnings.tsx'

export interface PendingExecutionsWidgetProps extends Omit<PendingExecutionsRootProps, 'children'> {}

/**
 * The transfers that this browser knows to be under way beside the one in sight: begun before a reload, left to run, or
 * run in another tab. Showing one follows it in `ProgressWidget`; nothing here prompts. Renders a `<div>` with a heading
 * and a list; a `<div>` with nothing to see while there is none.
 */
export const PendingExecutionsWidget = forwardRef<HTMLDivElement, PendingExecutionsWidgetProps>(
  function PendingExecutionsWidget(props, ref) {
    return (
      <PendingExecutionsRoot {...props} ref={ref}>
        <PendingExecutionsTitle />
        <PendingExecutionsWarnings />
        <PendingExecutionsList />
        <PendingExecutionsOthers />
        <PendingExecutionsClear />
      </PendingExecutionsRoot>
    )
  },
)
