'use client'
import { forwardRef } from 'react'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'

/**
 * Contains everything about the quote, or the error that replaces it, and reserves room for it, so that nothing below
 * moves when a quote or error comes and goes. Renders a `<div>`.
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
