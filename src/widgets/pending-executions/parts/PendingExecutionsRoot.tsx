'use client'
import { forwardRef } from 'react'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import { joinRefs } from '../../shared/render/joinRefs.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import type { WidgetProps } from '../../widgetProps.ts'
import { PendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { usePendingExecutionsModel } from '../model/usePendingExecutionsModel.ts'
import { usePart } from '../usePart.ts'

export interface PendingExecutionsRootProps extends WidgetProps {}

/**
 * Provides the pending swaps besides the one on display to the parts inside. Renders a `<div>`, which is invisible
 * while there is none.
 *
 * @example
 * <PendingExecutions.Root>
 *   <PendingExecutions.Title />
 *   <PendingExecutions.List />
 * </PendingExecutions.Root>
 */
export const PendingExecutionsRoot = forwardRef<HTMLDivElement, PendingExecutionsRootProps>(
  function PendingExecutionsRoot({ children, ...props }, ref) {
    useCauseway('PendingExecutions.Root')
    const part = usePart(props)
    const value = usePendingExecutionsModel()
    const { root, isEmpty, message, announcement } = value
    return (
      <WidgetRoot
        tabIndex={-1}
        attributes={part('pending-executions', isEmpty && !message ? 'empty' : 'full')}
        {...props}
        ref={joinRefs(root, ref)}
      >
        <p role="status" aria-atomic="true" {...part('hidden-text')}>
          {announcement}
        </p>
        <PendingExecutionsContext.Provider value={value}>{children}</PendingExecutionsContext.Provider>
      </WidgetRoot>
    )
  },
)
