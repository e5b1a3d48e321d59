'use client'
import { forwardRef } from 'react'
import { useCauseway } from '../../hooks/context/causewayContext.ts'
import { PendingExecutionsClear } from './parts/PendingExecutionsClear.tsx'
import { PendingExecutionsList } from './parts/PendingExecutionsList.tsx'
import { PendingExecutionsOthers } from './parts/PendingExecutionsOthers.tsx'
import { PendingExecutionsRoot, type PendingExecutionsRootProps } from './parts/PendingExecutionsRoot.tsx'
import { PendingExecutionsTitle } from './parts/PendingExecutionsTitle.tsx'
import { PendingExecutionsWarnings } from './parts/PendingExecutionsWarnings.tsx'

export interface PendingExecutionsWidgetProps extends Omit<PendingExecutionsRootProps, 'children'> {}

/**
 * The swaps in progress that this browser knows, except the one on display: started before a reload, left running, or running in
 * another tab. Showing one tracks it in `ProgressWidget`; nothing here prompts. Renders a `<div>` with a heading and a list, or
 * an invisible `<div>` if there is none.
 */
export const PendingExecutionsWidget = forwardRef<HTMLDivElement, PendingExecutionsWidgetProps>(
  function PendingExecutionsWidget(props, ref) {
    useCauseway('PendingExecutionsWidget')
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
