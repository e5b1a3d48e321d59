'use client'
import { useState } from 'react'
import { replaceEqualDeep } from '@tanstack/react-query'

/** Keeps the identity of a plain value as long as its content is equal. */
export function useStableValue<value>(value: value): value {
  const [kept, setKept] = useState(value)
  if (kept === value) return kept
  const next = replaceEqualDeep(kept, value)
  if (isSame(kept, next)) return kept
  // Set during rendering, so that nothing outdated is ever shown.
  setKept(next)
  return next
}

/** Compares deeply, with NaN equal to itself: `replaceEqualDeep` doesn't, so a NaN setting would cause endless renders. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  )
}
