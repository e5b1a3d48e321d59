'use client'
import type { ReactNode } from 'react'
import { partProps } from './attributes.ts'

interface FactProps {
  label: ReactNode
  hint?: string | undefined
  children: ReactNode
}

/** One line: what it is, what it is for, and how much. Renders a `<div>` for a `<dl>`. */
export function Fact({ label, hint, children }: FactProps) {
  return (
    <div {...partProps('fact')}>
      <dt {...partProps('fact-label')}>
        {label}
        {hint && <small {...partProps('fact-hint')}>{hint}</small>}
      </dt>
      <dd {...partProps('fact-value')}>{children}</dd>
    </div>
  )
}
