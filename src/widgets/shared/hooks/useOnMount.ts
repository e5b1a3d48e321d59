'use client'
import { useEffect, useRef } from 'react'

/** Calls back after the first render. Unlike an effect, not when an `<Activity>` is shown again. */
export function useOnMount(onMount: () => void): void {
  const isMounted = useRef(false)
  useEffect(() => {
    if (isMounted.current) return
    isMounted.current = true
    onMount()
  })
}
