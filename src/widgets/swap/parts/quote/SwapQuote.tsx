'use client'
import { forwardRef } from 'react'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'

/**
 * Holds what is said of the quote, or of what is wrong in its place, and keeps room for it: what stands below does not move when
 * a quote or an error comes and goes. Renders a `<div>`.
 */
export const SwapQuote = forwardRef<HTMLDivElement, ContainerProps<'div'>>(function SwapQuote(
  { children, ...props },
  ref,
) {
  const part = usePart()
  return renderPart(
    <div ref={ref} {...part('swap-quote')}>
      {children}
    </div>,
    props,
  )
})
