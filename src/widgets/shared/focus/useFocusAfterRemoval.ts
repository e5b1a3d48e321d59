'use client'
import { useRef, type RefObject } from 'react'
import { useOnChange } from '../hooks/useOnChange.ts'
import { focusedElement } from './focusedElement.ts'

interface UseFocusAfterRemovalReturnType {
  /**
   * Removes a row. If that rejects or resolves to `false`, the row stays, and the focus doesn't follow when it leaves later.
   *
   * @param focusNext Focuses what is shown in place of the row; returns false if there is nothing of it.
   */
  removing: (id: string, remove: () => Promise<unknown>, focusNext?: () => boolean) => Promise<void>
}

/**
 * Keeps the focus in a list when the user removes one of its rows, and the pressed button with it: on the first button of the row that
 * took its place, or else of the one before. The first, since a second press shouldn't remove that one, too.
 *
 * @param region Contains the rows, as `<li>`.
 * @param ids Of all rows, in order.
 * @param focusRest Focuses what is left without any row that has a button.
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
    // The focus was moved meanwhile.
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
