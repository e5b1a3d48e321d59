'use client'
import { useWidgetOptions } from '../widgetOptions.ts'
import { Slot } from '../slots/Slot.tsx'
import { Icon } from './Icon.tsx'

const nothing = {}

/** A cross, or what the page has in its place. Renders an `<svg>`. */
export function CloseIcon() {
  const { slots } = useWidgetOptions()
  return (
    <Slot component={slots?.CloseIcon} given={nothing}>
      <Icon>
        <path d="m3 3 10 10M13 3 3 13" />
      </Icon>
    </Slot>
  )
}
