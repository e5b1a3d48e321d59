'use client'
import { Icon } from './Icon.tsx'

/** A check mark. */
export function CheckIcon() {
  return (
    <Icon slot="CheckIcon">
      <path d="m3 8.5 3.5 3.5L13 5" />
    </Icon>
  )
}
