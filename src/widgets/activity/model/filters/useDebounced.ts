'use client'
import { useEffect, useState } from 'react'

/** A value, updated once it hasn't changed for this many milliseconds. */
export function useDebounced<value>(value: value, delayMs: number): value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
