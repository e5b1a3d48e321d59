'use client'
import { useWidgetOptions } from '../widgetOptions.ts'
import { Icon } from './Icon.tsx'

/** A cross, or what the page has in its place. Renders an `<svg>`. */
export function CloseIcon() {
  const { slots } = useWidgetOptions()
  if (slots?.CloseIcon) return <slots.CloseIcon />
  return (
    <Icon>
      <path d="m3 3 10 10M13 3 3 13" />
    </Icon>
  )
}
