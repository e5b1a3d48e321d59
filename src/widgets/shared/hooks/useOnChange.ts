'use client'
import { useEffect, useRef } from 'react'

/**
 * Calls back once a value has changed since the first render. Unlike an effect of it, not again when React re-runs effects, as for an
 * `<Activity>` that is shown again.
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
