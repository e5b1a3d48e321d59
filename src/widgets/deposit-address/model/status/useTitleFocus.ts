'use client'
import { useRef, useState, type RefObject } from 'react'
import { focusInSight } from '../../../shared/focus/focusInSight.ts'
import { focusedElement } from '../../../shared/focus/focusedElement.ts'
import { useOnChange } from '../../../shared/hooks/useOnChange.ts'

interface UseTitleFocusReturnType {
  heading: RefObject<HTMLHeadingElement | null>
  /** Whether the title has the focus, so that assistive technology reads it. Undefined for a moment, until the focus has moved. */
  isTitleHeard: boolean | undefined
}

/**
 * Focuses the title of a new view if the focused element disappeared with the previous one; a focus elsewhere on the page stays there.
 * Assistive technology then reads the title, so it needn't be announced.
 *
 * @param view Identifies the view.
 */
export function useTitleFocus(view: string, title: string): UseTitleFocusReturnType {
  const heading = useRef<HTMLHeadingElement>(null)
  const [settled, settle] = useState<{ view: string; heard?: string }>({ view })
  useOnChange(view, () => {
    const isLost = (focusedElement() ?? document.body) === document.body
    if (isLost) focusInSight(heading.current, heading.current?.closest('.cw-root'))
    settle({ view, ...(isLost && { heard: title }) })
  })
  return { heading, isTitleHeard: settled.view === view ? settled.heard === title : undefined }
}
