'use client'
import { useState } from 'react'
import { replaceEqualDeep } from '@tanstack/react-query'

/** Returns the same object for a plain value until its content changes. */
export function useStableValue<value>(value: value): value {
  const [kept, setKept] = useState(value)
  if (kept === value) return kept
  const next = replaceEqualDeep(kept, value)
  // Set during rendering, so that no outdated value is ever shown.
  if (next !== kept) setKept(next)
  return next
}
