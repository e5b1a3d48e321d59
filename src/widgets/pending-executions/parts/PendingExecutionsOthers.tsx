'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { usePart } from '../usePart.ts'

/**
 * How many swaps are hidden because another wallet started them, and a way to list them. Renders a `<button>`, or
 * nothing without any.
 */
export const PendingExecutionsOthers = forwardRef<HTMLButtonElement, PartProps<'button'>>(
  function PendingExecutionsOthers(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { othersCount, areOthersShown, showOthers } =
      usePendingExecutionsContext('PendingExecutions.Others')
    if (othersCount === 0) return null
    return renderPart(
      <button
        type="button"
        ref={ref}
        aria-expanded={areOthersShown}
        onClick={() => showOthers(!areOthersShown)}
        {...part('pending-executions-others')}
      >
        {areOthersShown
          ? translate('pendingExecutions.others.hide')
          : translate('pendingExecutions.others.show', { count: othersCount })}
      </button>,
      props,
    )
  },
)
