import type { DOMAttributes, KeyboardEvent, MouseEvent } from 'react'

/** A second press of Enter within this time, in milliseconds, counts as accidental; operating systems use the same for double clicks. */
const doublePressMs = 500

const lastPresses = new WeakMap<EventTarget, number>()

/**
 * Handlers for a button that starts or confirms something. A double click, a quick second press of Enter and a held key count as one press:
 * a second press would hit the control that has replaced the button, before the user has read it. Clicks by assistive technology, which
 * have no click count, always count.
 */
export function pressOnce<element extends HTMLElement>(
  press: (event: MouseEvent<element>) => void,
): Pick<DOMAttributes<element>, 'onClick' | 'onKeyDown'> {
  return {
    onClick: (event) => {
      if (event.detail <= 1) press(event)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        const { currentTarget, timeStamp } = event
        const isDouble = timeStamp - (lastPresses.get(currentTarget) ?? -Infinity) < doublePressMs
        lastPresses.set(currentTarget, timeStamp)
        if (isDouble) event.preventDefault()
      }
      // Browsers click a button again for each repeated Enter of a held key.
      if (event.repeat) event.preventDefault()
    },
  }
}
