'use client'
import { useEffect, useState } from 'react'

/** A value as it was when it last stood still for so many milliseconds. */
export function useDebounced<value>(value: value, delayMs: number): value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
