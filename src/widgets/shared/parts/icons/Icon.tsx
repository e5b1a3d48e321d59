'use client'
import type { ReactNode } from 'react'
import { renderSlot } from '../../slots/renderSlot.tsx'
import { usePart } from '../../usePart.ts'
import { useWidgetOptions, type IconSlot } from '../../widgetOptions.ts'

interface IconProps {
  /** The slot that may replace it. @default none */
  slot?: IconSlot
  /** Whether its shapes are filled instead of outlined. @default false */
  isFilled?: boolean
  children: ReactNode
}

const nothing = {}

/** A small icon on a button, in its text color, or the page's own. Renders an `<svg>` of 16 by 16. */
export function Icon({ slot, isFilled = false, children }: IconProps) {
  const part = usePart()
  const { slots } = useWidgetOptions()
  return renderSlot(
    slot && slots?.[slot],
    nothing,
    <svg viewBox="0 0 16 16" aria-hidden="true" {...part('icon', isFilled ? 'filled' : 'lines')}>
      {children}
    </svg>,
  )
}
