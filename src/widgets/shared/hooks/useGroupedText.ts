'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  editGrouped,
  findComposedEdit,
  findEdit,
  groupedIndex,
  plainIndex,
  type TextEdit,
  type TextSelection,
} from '../../../utils/amounts/editGrouped.ts'
import { groupDigits } from '../../../utils/amounts/groupDigits.ts'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'

interface GroupedText {
  /** The field's text. */
  shown: string
  /** Handles the field's text after a change. @param isComposed An input method wrote it. */
  take: (field: HTMLInputElement, isComposed?: boolean) => void
  /** Replaces the selected text. */
  replaceSelection: (field: HTMLInputElement, inserted: string) => void
  /** The selected text, without group separators. */
  selectedText: (field: HTMLInputElement) => string
}

/**
 * Groups the digits in a field while the user types. The entered value has no separators, so that a grouped `1,234` isn't treated as
 * ambiguous like one that the user typed. The caret stays after the same digit.
 */
export function useGroupedText(
  field: RefObject<HTMLInputElement | null>,
  { text, locale, onText }: { text: string; locale: string; onText: (text: string) => void },
): GroupedText {
  const shown = groupDigits(text, locale)
  // The selection at the browser's `beforeinput` event. Without that event, the whole text counts as changed.
  const before = useRef<TextSelection>(undefined)
  const [caret, setCaret] = useState<{ at: number }>()

  useEffect(() => {
    const element = field.current
    const remember = () => {
      if (element) before.current = selectionOf(element)
    }
    element?.addEventListener('beforeinput', remember)
    return () => element?.removeEventListener('beforeinput', remember)
  }, [field])

  useBrowserLayoutEffect(() => {
    const element = field.current
    if (!caret || !element?.matches(':focus')) return
    const at = groupedIndex(text, shown, Math.min(caret.at, text.length))
    if (element.selectionStart !== at || element.selectionEnd !== at) element.setSelectionRange(at, at)
    // Runs once per change, not for other renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [caret])

  function apply(edit: TextEdit): void {
    const edited = editGrouped(text, locale, edit)
    setCaret({ at: edited.caret })
    onText(edited.text)
  }

  return {
    shown,
    take(element, isComposed = false) {
      const selection = before.current
      before.current = undefined
      const { value, selectionEnd } = element
      const edit = isComposed
        ? findComposedEdit(shown, value)
        : selection && findEdit(shown, selection, value, selectionEnd ?? value.length)
      if (edit) apply(edit)
      else onText(value)
    },
    replaceSelection: (element, inserted) => apply({ ...selectionOf(element), inserted }),
    selectedText(element) {
      const { start, end } = selectionOf(element)
      return text.slice(plainIndex(text, shown, start), plainIndex(text, shown, end))
    },
  }
}

function selectionOf({ value, selectionStart, selectionEnd }: HTMLInputElement): TextSelection {
  return { start: selectionStart ?? value.length, end: selectionEnd ?? value.length }
}
