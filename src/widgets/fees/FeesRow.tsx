'use client'
import type { ReactNode } from 'react'
import { partProps } from '../attributes.ts'

interface FeesRowProps {
  label: ReactNode
  hint?: string | undefined
  children: ReactNode
}

/** One line: what it is, what it is for, and how much. Renders a `<div>` for a `<dl>`. */
export function FeesRow({ label, hint, children }: FeesRowProps) {
  return (
    <div {...partProps('fees-row')}>
      <dt {...partProps('fees-label')}>
        {label}
        {hint && <small {...partProps('fees-hint')}>{hint}</small>}
      </dt>
      <dd {...partProps('fees-value')}>{children}</dd>
    </div>
  )
}
