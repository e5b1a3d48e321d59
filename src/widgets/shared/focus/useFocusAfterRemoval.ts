'use client'
import { useRef, type RefObject } from 'react'
import { useOnChange } from '../hooks/useOnChange.ts'
import { focusedElement } from './focusedElement.ts'

interface UseFocusAfterRemovalReturnType {
  /**
   * Removes a row. If that rejects or resolves to `false`, the row stays, and the focus isn't moved when the row disappears later.
   *
   * @param focusNext Focuses the element shown in place of the row; returns false if there is none.
   */
  removing: (id: string, remove: () => Promise<unknown>, focusNext?: () => boolean) => Promise<void>
}

/**
 * Keeps the focus in a list when the user removes a row with the pressed button: it moves to the first button of the row that took its
 * place, or else of the previous row. To the first one, so that a second press doesn't remove that row, too.
 *
 * @param region Contains the rows, as `<li>`.
 * @param ids IDs of all rows, in order.
 * @param focusRest Focuses another element if no row with a button is left.
 */
export function useFocusAfterRemoval(
  region: RefObject<Element | null>,
  ids: readonly string[],
  focusRest: () => void,
): UseFocusAfterRemovalReturnType {
  const removed = useRef<{ id: string; index: number; focusNext?: (() => boolean) | undefined }>(undefined)
  useOnChange(ids.join(' '), () => {
    const { id, index, focusNext } = removed.current ?? { id: '', index: -1 }
    if (index < 0 || ids.includes(id)) return
    removed.current = undefined
    // The user has moved the focus meanwhile.
    if ((focusedElement() ?? document.body) !== document.body) return
    if (focusNext?.()) return
    const rows = Array.from(region.current?.querySelectorAll('li') ?? [])
    const button = [...rows.slice(index), ...rows.slice(0, index).toReversed()]
      .map((row) => row.querySelector('button'))
      .find((found) => found !== null)
    if (button) button.focus()
    else focusRest()
  })
  return {
    async removing(id, remove, focusNext) {
      const row = { id, index: ids.indexOf(id), focusNext }
      removed.current = row
      let isRemoved = false
      try {
        isRemoved = (await remove()) !== false
      } finally {
        if (!isRemoved && removed.current === row) removed.current = undefined
      }
    },
  }
}
