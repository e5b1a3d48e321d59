'use client'
import { forwardRef } from 'react'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'

/**
 * Puts search, sorting and filters into one line above the list, beside a heading of yours, where there is room. Renders a
 * `<div>`.
 */
export const ActivityToolbar = forwardRef<HTMLDivElement, ContainerProps<'div'>>(function ActivityToolbar(
  { children, ...props },
  ref,
) {
  const part = usePart()
  return renderPart(
    <div ref={ref} {...part('activity-toolbar')}>
      {children}
    </div>,
    props,
  )
})
