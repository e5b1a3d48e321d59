'use client'
import { useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../shared/hooks/useBrowserLayoutEffect.ts'

/**
 * Keeps the body's `pointer-events` as the page has set them: our layer covers the page anyway. Radix disables them while a dialog is open,
 * and then restores the previous value. A menu or dialog of the page with another copy of Radix does the same: whichever closes last would
 * restore the other's value, and the page would no longer react to the mouse.
 */
export function useBodyPointerEvents(): void {
  const pages = useRef('')
  const [isOpen, setIsOpen] = useState(false)
  useBrowserLayoutEffect(() => {
    pages.current = document.body.style.pointerEvents
  }, [])
  // Radix disables them in an effect of the second render.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setIsOpen(true), [])
  useEffect(() => {
    if (!isOpen) return undefined
    const { style } = document.body
    style.pointerEvents = pages.current
    // Radix restores them after this.
    return () => {
      const latest = style.pointerEvents
      queueMicrotask(() => {
        style.pointerEvents = latest
      })
    }
  }, [isOpen])
}
