'use client'
import { useEffect, useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'

/**
 * Keeps all of a field selected when its text changes while a person is about to type over it, as a quote does that
 * comes in. Without it the browser puts the caret at the end, and what is typed is added to another amount.
 */
export function useWholeSelection(field: RefObject<HTMLInputElement | null>, shown: string): void {
  const isWhole = useRef(false)

  useEffect(() => {
    const element = field.current
    if (!element) return
    const { ownerDocument } = element
    const remember = () => {
      const { value, selectionStart, selectionEnd } = element
      isWhole.current =
        element.matches(':focus') && value !== '' && selectionStart === 0 && selectionEnd === value.length
    }
    const forget = () => {
      isWhole.current = false
    }
    // Some browsers tell it the field, some the document.
    ownerDocument.addEventListener('selectionchange', remember)
    element.addEventListener('selectionchange', remember)
    element.addEventListener('beforeinput', forget)
    return () => {
      ownerDocument.removeEventListener('selectionchange', remember)
      element.removeEventListener('selectionchange', remember)
      element.removeEventListener('beforeinput', forget)
    }
  }, [field])

  useBrowserLayoutEffect(() => {
    if (isWhole.current) field.current?.select()
  }, [field, shown])
}
