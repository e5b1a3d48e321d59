'use client'
import { useCallback, useRef, useState } from 'react'
import { callIsolated } from '../../../utils/events/reportException.ts'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'

interface UseControllableParameters<value> {
  /** If given, the page controls the value. */
  value: value | undefined
  defaultValue: value
  onChange: ((value: value) => void) | undefined
}

/** Sets the next value, or a function of the last one, even if that was just set. */
type SetControllable<value> = (next: value | ((last: value) => value)) => void

/** A value that the page may control; otherwise it is kept here. Its setter never changes. */
export function useControllable<value>({
  value,
  defaultValue,
  onChange,
}: UseControllableParameters<value>): [value, SetControllable<value>] {
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  // Several changes may come before the next render; each builds on those before it.
  const latest = useRef({ value: current, onChange })
  useBrowserLayoutEffect(() => {
    latest.current = { value: current, onChange }
  })
  const set: SetControllable<value> = useCallback((change) => {
    const { value: last, onChange: notify } = latest.current
    const next = typeof change === 'function' ? (change as (last: value) => value)(last) : change
    latest.current.value = next
    setOwn(() => next)
    callIsolated(() => notify?.(next))
  }, [])
  return [current, set]
}
