'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type ContainerProps } from '../../shared/render/renderPart.ts'
import { isExecutionEndedByDrop } from '../model/end/isExecutionEndedByDrop.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/**
 * Steps and IDs: visible until the funds have arrived, were refunded or stayed where they were, since the network dropped their deposit;
 * collapsed from then on. Renders a `<div>`, then a `<details>`.
 */
export const ProgressDetails = forwardRef<HTMLElement, ContainerProps<'div'>>(function ProgressDetails(
  { children, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const { state } = useProgressContext('Progress.Details')
  if (state.status !== 'success' && state.status !== 'refunded' && !isExecutionEndedByDrop(state)) {
    return renderPart(
      <div ref={ref as never} {...part('progress-details', 'open')}>
        {children}
      </div>,
      props,
    )
  }
  return renderPart(
    <details ref={ref as never} {...part('progress-details', 'closed')}>
      <summary {...part('progress-details-summary')}>{translate('progress.details')}</summary>
      {children}
    </details>,
    props,
  )
})
