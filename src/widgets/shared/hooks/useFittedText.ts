'use client'
import { useEffect, type RefObject } from 'react'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'

/**
 * Scales a field's text down until all of it fits: no digit of an amount may be cut off, whatever the font and the token beside it. Sets
 * `--_cw-fit` of `derived.css`.
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
    // A loaded font changes the width but not the height, so the observer doesn't notice. jsdom has no `document.fonts`.
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
  // Glyph widths change in steps, and the padding isn't scaled, so one attempt may not be enough.
  for (let scale = 1, tries = 0; tries < 5 && field.scrollWidth > field.clientWidth; tries++) {
    scale *= (field.clientWidth / field.scrollWidth) * 0.99
    field.style.setProperty('--_cw-fit', scale.toFixed(3))
  }
}
