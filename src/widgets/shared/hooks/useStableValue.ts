'use client'
import { useState } from 'react'
import { replaceEqualDeep } from '@tanstack/react-query'

/** A plain value as the same objects for as long as they say the same. */
export function useStableValue<value>(value: value): value {
  const [kept, setKept] = useState(value)
  if (kept === value) return kept
  const next = replaceEqualDeep(kept, value)
  // A change while rendering: nothing in between is ever shown.
  if (next !== kept) setKept(next)
  return next
}
