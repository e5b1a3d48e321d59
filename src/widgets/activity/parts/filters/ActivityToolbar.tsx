'use client'
import { forwardRef } from 'react'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'

/**
 * Puts search, sorting and filters into one line above the list, beside a heading of yours, where there is room. Renders a
 * `<div>`.
 */
export const ActivityBar = forwardRef<HTMLDivElement, ContainerProps<'div'>>(function ActivityBar(
  { children, ...props },
  ref,
) {
  const part = usePart()
  return renderPart(
    <div ref={ref} {...part('activity-bar')}>
      {children}
    </div>,
    props,
  )
})
