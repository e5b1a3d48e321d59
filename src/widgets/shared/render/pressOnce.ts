import type { DOMAttributes, KeyboardEvent, MouseEvent } from 'react'

/** A second press of Enter within so many milliseconds is an accident; systems use the same time for a double click. */
const doublePressMs = 500

const lastPresses = new WeakMap<EventTarget, number>()

/**
 * Handlers for a button that starts or confirms something. A double click, a quick second press of Enter and a held key count as one press:
 * the second would hit what has replaced the button, which nobody has read yet. Presses of assistive tools, which report no click count, all
 * count.
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
      // A browser clicks a button again for each repetition of Enter.
      if (event.repeat) event.preventDefault()
    },
  }
}
