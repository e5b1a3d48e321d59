'use client'
import { useEffect, useRef } from 'react'

/**
 * Calls back when a value has changed since the first render. Unlike an effect on the value, it isn't called when React re-runs effects,
 * such as when an `<Activity>` is shown again.
 */
export function useOnChange(value: unknown, onChange: () => void): void {
  const seen = useRef(value)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (Object.is(seen.current, value)) return
    seen.current = value
    latest.current()
  }, [value])
}
