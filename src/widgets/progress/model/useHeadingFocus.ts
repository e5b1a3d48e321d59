'use client'
import { useRef, type RefObject } from 'react'
import type { ExecutionStatus } from '../../../execution/state/executionState.ts'
import { focusedElement } from '../../shared/focus/focusedElement.ts'
import { useOnChange } from '../../shared/hooks/useOnChange.ts'

/** States in which the user has something to read or do. */
const needsUser: Readonly<Record<ExecutionStatus, boolean>> = {
  idle: false,
  auditing: false,
  awaitingChain: false,
  awaitingWallet: false,
  confirming: false,
  posting: false,
  filling: false,
  success: true,
  refunded: true,
  failed: true,
  rejected: true,
  unknown: true,
  unconfirmed: false,
  attention: true,
}

/** Focuses the heading when the user is needed, unless the focus is elsewhere on the page. */
export function useHeadingFocus(status: ExecutionStatus): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useOnChange(status, () => {
    const focused = focusedElement() ?? document.body
    const isHere = heading.current?.closest('.cw-root')?.contains(focused)
    if (needsUser[status] && (isHere || focused === document.body)) {
      heading.current?.focus()
    }
  })
  return heading
}
