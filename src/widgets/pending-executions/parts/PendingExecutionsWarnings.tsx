'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { usePart } from '../usePart.ts'

/**
 * Warns that storage can't be read, that a late wallet answer can't be saved, or that a stored swap is still being checked, or shows the
 * result of the last action. Renders a `<div>`, or nothing if there is nothing to show.
 */
export const PendingExecutionsWarnings = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function PendingExecutionsWarnings(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { error, unsaved, message, isChecking } = usePendingExecutionsContext('PendingExecutions.Warnings')
    if (!error && unsaved.length === 0 && !message && !isChecking) return null
    return renderPart(
      <div ref={ref} {...part('pending-executions-warnings')}>
        {unsaved.map((sent) => (
          <p key={sent} {...part('pending-executions-warning')}>
            {translate('pendingExecutions.unsaved', { hash: sent })}
          </p>
        ))}
        {error && <p {...part('pending-executions-warning')}>{translate('pendingExecutions.unreadable')}</p>}
        {isChecking && (
          <p {...part('pending-executions-warning')}>{translate('pendingExecutions.checking')}</p>
        )}
        {message && <p {...part('pending-executions-warning')}>{message}</p>}
      </div>,
      props,
    )
  },
)
