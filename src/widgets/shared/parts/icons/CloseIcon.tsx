'use client'
import { Icon } from './Icon.tsx'

/** A cross. */
export function CloseIcon() {
  return (
    <Icon slot="CloseIcon">
      <path d="m3 3 10 10M13 3 3 13" />
    </Icon>
  )
}
