'use client'
import { useEffect, type RefObject } from 'react'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'

/**
 * Has the style sheet write a field's text as much smaller as it takes to show all of it: no figure of an amount may be
 * cut off, in whatever font and beside whatever token. Sets `--_cw-fit` of `derived.css`.
 */
export function useFittedText(field: RefObject<HTMLInputElement | null>, shown: string): void {
  useBrowserLayoutEffect(() => {
    if (field.current) fit(field.current)
  }, [field, shown])

  useEffect(() => {
    const element = field.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const refit = () => fit(element)
    const observer = new ResizeObserver(refit)
    observer.observe(element)
    // Another font is as high, but not as wide. jsdom has no fonts, even where a test stands in for the observer.
    const fonts: FontFaceSet | undefined = document.fonts
    fonts?.addEventListener('loadingdone', refit)
    return () => {
      observer.disconnect()
      fonts?.removeEventListener('loadingdone', refit)
    }
  }, [field])
}

function fit(field: HTMLInputElement): void {
  field.style.removeProperty('--_cw-fit')
  // Letters grow in steps, and padding doesn’t grow: one try may not be enough.
  for (let scale = 1, tries = 0; tries < 5 && field.scrollWidth > field.clientWidth; tries++) {
    scale *= (field.clientWidth / field.scrollWidth) * 0.99
    field.style.setProperty('--_cw-fit', scale.toFixed(3))
  }
}
