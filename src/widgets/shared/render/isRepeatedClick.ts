import type { MouseEvent } from 'react'

/**
 * Whether a click is the second one of a double click: whatever has taken the place of what was clicked first, nobody has read it yet. A
 * key or an assistive tool counts no clicks.
 */
export function isRepeatedClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1
}
