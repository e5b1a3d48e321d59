'use client'
import { memo } from 'react'
import { Icon } from './Icon.tsx'

/** A cross. */
export const CloseIcon = memo(function CloseIcon() {
  return (
    <Icon slot="CloseIcon">
      <path d="m3 3 10 10M13 3 3 13" />
    </Icon>
  )
})
