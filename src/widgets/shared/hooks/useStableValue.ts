'use client'
import { useState } from 'react'
import { replaceEqualDeep } from '@tanstack/react-query'

/** A plain value as the same objects for as long as they say the same. */
export function useStableValue<value>(value: value): value {
  const [kept, setKept] = useState(value)
  if (kept === value) return kept
  const next = replaceEqualDeep(kept, value)
  if (isSame(kept, next)) return kept
  // A change while rendering: nothing in between is ever shown.
  setKept(next)
  return next
}

/** For `replaceEqualDeep`, NaN never equals itself: a setting that is no number would render for ever. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  )
}
