'use client'
import { useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../shared/hooks/useBrowserLayoutEffect.ts'

/**
 * Leaves the pointer events of the body to the page: our layer covers it anyway. Radix turns them off while a dialog is open,
 * and then back to what they were. So does a menu or dialog of the page that is built with another copy of Radix; whichever
 * closes last would bring back the other's, and the page would stay dead to the mouse.
 */
export function useBodyPointerEvents(): void {
  const pages = useRef('')
  const [isOpen, setIsOpen] = useState(false)
  useBrowserLayoutEffect(() => {
    pages.current = document.body.style.pointerEvents
  }, [])
  // Radix turns them off in an effect of the second render.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setIsOpen(true), [])
  useEffect(() => {
    if (!isOpen) return undefined
    const { style } = document.body
    style.pointerEvents = pages.current
    // Radix turns them on after this.
    return () => {
      const latest = style.pointerEvents
      queueMicrotask(() => {
        style.pointerEvents = latest
      })
    }
  }, [isOpen])
}
