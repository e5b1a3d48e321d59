'use client'
import { useEffect, useRef, useState } from 'react'
import { callIsolated } from '../../../utils/events/reportException.ts'

interface UseControllableParameters<value> {
  /** Given: the page keeps the value. */
  value: value | undefined
  defaultValue: value
  onChange: ((value: value) => void) | undefined
}

/** The next value, or how it follows from the last one, which may have been set just now. */
export type SetControllable<value> = (next: value | ((last: value) => value)) => void

/** A value that the page keeps, or that is kept here. */
export function useControllable<value>({
  value,
  defaultValue,
  onChange,
}: UseControllableParameters<value>): [value, SetControllable<value>] {
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  // Several changes may come before the next render, and each keeps those before it.
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  })
  return [
    current,
    (change) => {
      const next = typeof change === 'function' ? (change as (last: value) => value)(latest.current) : change
      latest.current = next
      setOwn(() => next)
      callIsolated(() => onChange?.(next))
    },
  ]
}
