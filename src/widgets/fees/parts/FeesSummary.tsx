'use client'
import { forwardRef } from 'react'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { FeesSummaryText } from './FeesSummaryText.tsx'

/** The rate, the user's total and the time, in one line. Renders a `<div>`. */
export const FeesSummary = forwardRef<HTMLDivElement, PartProps<'div'>>(function FeesSummary(props, ref) {
  const part = usePart()
  return renderPart(
    <div ref={ref} {...part('fees-summary', 'static')}>
      <FeesSummaryText />
    </div>,
    props,
  )
})
