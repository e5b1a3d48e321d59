'use client'
import { useEffect, useRef, useState } from 'react'
import { callIsolated } from '../../../utils/events/reportException.ts'

interface UseControllableParameters<value> {
  /** If given, the page controls the value. */
  value: value | undefined
  defaultValue: value
  onChange: ((value: value) => void) | undefined
}

/** The next value, or a function of the last one, which may have just been set. */
export type SetControllable<value> = (next: value | ((last: value) => value)) => void

/** A value that the page may control; otherwise it is kept here. */
export function useControllable<value>({
  value,
  defaultValue,
  onChange,
}: UseControllableParameters<value>): [value, SetControllable<value>] {
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  // Several changes may come before the next render; each builds on those before it.
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
