'use client'
import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../utils/whenIdle.ts'

/**
 * Loads what the first sight does not need, once that is there and the page is idle. Undefined until it came, and when it does not
 * come: the rest goes on without it.
 */
export function useLoaded<value>(load: () => Promise<value>): value | undefined {
  const [loaded, setLoaded] = useState<{ value: value }>()
  useEffect(() => {
    let isWanted = true
    const callOff = whenIdle(() => {
      load().then(
        (value) => {
          // Whoever types meanwhile comes first.
          if (isWanted) startTransition(() => setLoaded({ value }))
        },
        () => {},
      )
    })
    return () => {
      isWanted = false
      callOff()
    }
  }, [load])
  return loaded?.value
}
