'use client'
import type { ReactNode } from 'react'
import { usePart } from '../../usePart.ts'

interface FactProps {
  label: ReactNode
  hint?: ReactNode
  /** Whether its value is text rather than a figure, and so is aligned to the start. @default false */
  isSentence?: boolean
  /** A visible heading names the fact, so its label is only for assistive technology. @default false */
  isTitled?: boolean
  children: ReactNode
}

/** A line with a label, a value and a hint. Renders a `<div>` for a `<dl>`. */
export function Fact({ label, hint, isSentence = false, isTitled = false, children }: FactProps) {
  const part = usePart()
  return (
    <div {...part('fact', isSentence ? 'sentence' : undefined)}>
      <dt {...part('fact-label', isTitled ? 'titled' : undefined)}>{label}</dt>
      <dd {...part('fact-value')}>{children}</dd>
      {hint && <dd {...part('fact-hint')}>{hint}</dd>}
    </div>
  )
}
