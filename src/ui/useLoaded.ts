'use client'
import { useEffect, useState } from 'react'

/**
 * Loads what the first sight does not need, as soon as that is there. Undefined until it came, and when it does not
 * come: the rest goes on without it.
 */
export function useLoaded<value>(load: () => Promise<value>): value | undefined {
  const [loaded, setLoaded] = useState<{ value: value }>()
  useEffect(() => {
    let isWanted = true
    load().then(
      (value) => isWanted && setLoaded({ value }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return loaded?.value
}
