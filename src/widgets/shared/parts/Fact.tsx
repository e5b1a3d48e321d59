'use client'
import type { ReactNode } from 'react'
import { usePart } from '../usePart.ts'

interface FactProps {
  label: ReactNode
  hint?: ReactNode
  children: ReactNode
}

/** One line: what it is, what it is for, and how much. Renders a `<div>` for a `<dl>`. */
export function Fact({ label, hint, children }: FactProps) {
  const part = usePart()
  return (
    <div {...part('fact')}>
      <dt {...part('fact-label')}>
        {label}
        {hint && <small {...part('fact-hint')}>{hint}</small>}
      </dt>
      <dd {...part('fact-value')}>{children}</dd>
    </div>
  )
}
