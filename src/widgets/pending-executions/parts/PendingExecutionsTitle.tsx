'use client'
import { forwardRef } from 'react'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { usePart } from '../usePart.ts'

/**
 * The heading: how many swaps are pending if the list has nothing else, otherwise “Saved swaps”. Renders an `<h2>`, or nothing while the
 * list is empty.
 */
export const PendingExecutionsTitle = forwardRef<HTMLHeadingElement, PartProps<'h2'>>(
  function PendingExecutionsTitle(props, ref) {
    const part = usePart()
    const { title, isEmpty } = usePendingExecutionsContext('PendingExecutions.Title')
    if (isEmpty) return null
    return renderPart(
      <h2 ref={ref} {...part('pending-executions-title')}>
        {title}
      </h2>,
      props,
    )
  },
)
