'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { usePart } from '../usePart.ts'

/** Clears what this browser keeps of transfers that are over. Renders a `<button>`, or nothing where it keeps none. */
export const PendingExecutionsClear = forwardRef<HTMLButtonElement, PartProps<'button'>>(
  function PendingExecutionsClear(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { isEmpty, isClearable, clear } = usePendingExecutionsContext('PendingExecutions.Clear')
    if (isEmpty || !isClearable) return null
    return renderPart(
      <button type="button" ref={ref} onClick={() => void clear()} {...part('pending-executions-action')}>
        {translate('pendingExecutions.clear')}
      </button>,
      props,
    )
  },
)
