'use client'
import type { ReactNode } from 'react'
import { usePart } from '../../usePart.ts'

interface FactProps {
  label: ReactNode
  hint?: ReactNode
  /** Whether its value is text rather than a figure, and so is aligned to the start. @default false */
  isSentence?: boolean
  children: ReactNode
}

/** A line with a label, a value and a hint. Renders a `<div>` for a `<dl>`. */
export function Fact({ label, hint, isSentence = false, children }: FactProps) {
  const part = usePart()
  return (
    <div {...part('fact', isSentence ? 'sentence' : undefined)}>
      <dt {...part('fact-label')}>{label}</dt>
      <dd {...part('fact-value')}>{children}</dd>
      {hint && <dd {...part('fact-hint')}>{hint}</dd>}
    </div>
  )
}
