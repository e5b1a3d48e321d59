'use client'
import type { ReactNode } from 'react'
import { usePart } from '../usePart.ts'

interface IconProps {
  /** Whether its shapes are filled; else they are lines. @default false */
  isFilled?: boolean
  children: ReactNode
}

/** A small drawing on a button, in the colour of its words. Renders an `<svg>` of 16 by 16. */
export function Icon({ isFilled = false, children }: IconProps) {
  const part = usePart()
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...part('icon', isFilled ? 'filled' : 'lines')}>
      {children}
    </svg>
  )
}
