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
  /** What the field shows. */
  shown: string
  /** Takes what the field holds after a change. @param isComposed an input method put it together */
  take: (field: HTMLInputElement, isComposed?: boolean) => void
  /** Puts something in the place of what is selected. */
  replaceSelection: (field: HTMLInputElement, inserted: string) => void
  /** What is selected, without groups. */
  selectedText: (field: HTMLInputElement) => string
}

/**
 * Groups of digits in a field that a person types in. What is entered stays without them, so that `1,234` of ours is never asked
 * about as that of a person is; the caret stays behind the same digit.
 */
export function useGroupedText(
  field: RefObject<HTMLInputElement | null>,
  { text, locale, onText }: { text: string; locale: string; onText: (text: string) => void },
): GroupedText {
  const shown = groupDigits(text, locale)
  // What was selected when the browser said that it is about to change the text. Whatever changes it unsaid is taken as a whole.
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
    // For each change once, whatever is rendered besides.
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
