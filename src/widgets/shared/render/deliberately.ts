import type { DOMAttributes, KeyboardEvent, MouseEvent } from 'react'

/**
 * Handlers of a button that decides something: the second click of a double click and a held key press it once. Whatever has taken the place
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
      // A browser clicks a button again for each repetition of Enter.
      if (event.repeat) event.preventDefault()
    },
  }
}
