'use client'
import { forwardRef, useState } from 'react'
import { useExecutions } from '../../../hooks/useExecutions.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import type { WidgetProps } from '../../widgetProps.ts'
import {
  PendingExecutionsContext,
  type PendingExecutionsContextValue,
} from '../model/pendingExecutionsContext.ts'
import { usePart } from '../usePart.ts'

export interface PendingExecutionsRootProps extends WidgetProps {}

/**
 * Knows the transfers that are pending beside the one in sight, for the parts inside. Renders a `<div>`, with nothing to
 * see while there is none.
 *
 * @example
 * <PendingExecutions.Root>
 *   <PendingExecutions.Title />
 *   <PendingExecutions.List />
 * </PendingExecutions.Root>
 */
export const PendingExecutionsRoot = forwardRef<HTMLDivElement, PendingExecutionsRootProps>(
  function PendingExecutionsRoot({ children, ...props }, ref) {
    const part = usePart(props)
    const translate = useMessages()
    const { pending, broken, error, ...executions } = useExecutions()
    const [message, announce] = useState<string>()
    const count = pending.filter(({ state }) => state.status !== 'failed').length
    const title =
      count === 0
        ? translate('pendingExecutions.title.none')
        : translate('pendingExecutions.title', { count })
    const isEmpty = pending.length === 0 && broken.length === 0 && !error
    const value: PendingExecutionsContextValue = {
      pending,
      broken,
      error,
      title,
      isEmpty,
      message,
      async show(id) {
        announce(undefined)
        if (!(await executions.show(id))) announce(translate('pendingExecutions.notShown'))
      },
      async forget(id) {
        await executions.forget(id)
      },
      announce,
    }
    return (
      <WidgetRoot attributes={part('pending-executions', isEmpty ? 'empty' : 'full')} {...props} ref={ref}>
        <p role="status" aria-atomic="true" {...part('hidden-text')}>
          {message ?? (pending.length > 0 ? title : '')}
        </p>
        <PendingExecutionsContext.Provider value={value}>{children}</PendingExecutionsContext.Provider>
      </WidgetRoot>
    )
  },
)
