'use client'
import { useWidgetOptions } from '../widgetOptions.ts'

/** A cross, or what the page has in its place. Renders an `<svg>`. */
export function CloseIcon() {
  const { slots } = useWidgetOptions()
  if (slots?.CloseIcon) return <slots.CloseIcon />
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}
