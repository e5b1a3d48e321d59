'use client'
import { useState, type RefObject } from 'react'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'

/**
 * A number measured on an element, again whenever its size changes.
 *
 * @param measure Must be the same function in every render.
 * @param assumed The number before the first measurement, and if the element has no size.
 */
export function useMeasured<element extends HTMLElement>(
  element: RefObject<element | null>,
  measure: (element: element) => number,
  assumed: number,
): number {
  const [measured, setMeasured] = useState(assumed)
  useBrowserLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const update = () => setMeasured(measure(current) || assumed)
    update()
    // jsdom has no `ResizeObserver`, and no element in it has a size.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(update) : undefined
    observer?.observe(current)
    return () => observer?.disconnect()
  }, [element, measure, assumed])
  return measured
}
