'use client'
import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../utils/whenIdle.ts'
import type { Lazy } from '../../utils/createLazy.ts'

/**
 * Loads what the first sight does not need, once that is there and the page is idle; again when the page is back online.
 * Undefined until it came, whoever asked for it: the rest goes on without it.
 *
 * @param lazy Declared outside of the component.
 */
export function useLoaded<value>(lazy: Lazy<value>): value | undefined {
  const [loaded, setLoaded] = useState<{ value: value }>()
  useEffect(() => {
    const load = () => void lazy.load().catch(() => {})
    let unsubscribe = () => {}
    const callOff = whenIdle(() => {
      // Whoever types meanwhile comes first.
      unsubscribe = lazy.onLoad((value) => startTransition(() => setLoaded({ value })))
      load()
    })
    addEventListener('online', load)
    return () => {
      callOff()
      unsubscribe()
      removeEventListener('online', load)
    }
  }, [lazy])
  return loaded?.value
}
