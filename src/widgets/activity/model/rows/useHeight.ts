'use client'
import { useState, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../../../shared/hooks/useBrowserLayoutEffect.ts'

/** Height of an element in CSS pixels; `assumed` if nothing has a size. */
export function useHeight(element: RefObject<HTMLElement | null>, assumed: number): number {
  const [height, setHeight] = useState(assumed)
  useBrowserLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const measure = () => setHeight(measured.offsetHeight || assumed)
    measure()
    // jsdom has no `ResizeObserver`, and no element in it has a size.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : undefined
    observer?.observe(measured)
    return () => observer?.disconnect()
  }, [element, assumed])
  return height
}
