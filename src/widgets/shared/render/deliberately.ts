import type { DOMAttributes, KeyboardEvent, MouseEvent } from 'react'

/** How soon a second press of Enter follows by accident, in milliseconds: as systems take two clicks for a double click. */
const doublePressMs = 500

const lastPresses = new WeakMap<EventTarget, number>()

/**
 * Handlers of a button that decides something: a double click, a double press of Enter and a held key press it once. Whatever has taken the place
 * of what was pressed first, nobody has read it yet. An assistive tool counts no clicks, and each of its presses counts.
 */
export function deliberately<element extends HTMLElement>(
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
