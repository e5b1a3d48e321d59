'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { usePart } from '../usePart.ts'

/** That the store can't be read, and what came of the last press. Renders a `<div>`, or nothing where all is well. */
export const PendingExecutionsWarnings = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function PendingExecutionsWarnings(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { error, message } = usePendingExecutionsContext('PendingExecutions.Warnings')
    if (!error && !message) return null
    return renderPart(
      <div ref={ref} {...part('pending-executions-warnings')}>
        {error && <p {...part('pending-executions-warning')}>{translate('pendingExecutions.unreadable')}</p>}
        {message && <p {...part('pending-executions-warning')}>{message}</p>}
      </div>,
      props,
    )
  },
)
