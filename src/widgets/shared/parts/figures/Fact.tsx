'use client'
import type { ReactNode } from 'react'
import { usePart } from '../../usePart.ts'

interface FactProps {
  label: ReactNode
  hint?: ReactNode
  /** Its value is words rather than figures, and is read from where lines begin. @default false */
  isSentence?: boolean
  children: ReactNode
}

/** One line: what it is, how much, and what it is for. Renders a `<div>` for a `<dl>`. */
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
