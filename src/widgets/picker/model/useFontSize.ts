'use client'
import { useState, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../../shared/hooks/useBrowserLayoutEffect.ts'

/** CSS pixels per `em`, until it is measured. */
const assumedPx = 16

/** CSS pixels per `em` of an element. */
export function useFontSize(element: RefObject<HTMLElement | null>): number {
  const [fontSize, setFontSize] = useState(assumedPx)
  useBrowserLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const measure = () => setFontSize(Number.parseFloat(getComputedStyle(measured).fontSize) || assumedPx)
    measure()
    // jsdom has no `ResizeObserver`, and no element in it has a size.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : undefined
    observer?.observe(measured)
    return () => observer?.disconnect()
  }, [element])
  return fontSize
}
