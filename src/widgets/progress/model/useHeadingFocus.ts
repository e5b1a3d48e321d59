'use client'
import { useEffect, useRef, type RefObject } from 'react'
import type { ExecutionState, ExecutionStatus } from '../../../execution/state/executionState.ts'
import { focusedElement } from '../../shared/focus/focusedElement.ts'
import { focusInSight } from '../../shared/focus/focusInSight.ts'
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

/**
 * Focuses the heading when the user is needed, unless the focus is elsewhere on the page; and when a stored execution is shown, if the
 * pressed button disappeared with that, even before this component rendered.
 */
export function useHeadingFocus({
  id,
  status,
  isRestored,
}: Pick<ExecutionState, 'id' | 'status' | 'isRestored'>): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useOnChange(status, () => {
    const focused = focusedElement() ?? document.body
    const root = heading.current?.closest('.cw-root')
    if (needsUser[status] && (root?.contains(focused) || focused === document.body))
      focusInSight(heading.current, root)
  })
  const shown = isRestored ? id : undefined
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (shown === seen.current) return
    seen.current = shown
    if (shown !== undefined && (focusedElement() ?? document.body) === document.body) heading.current?.focus()
  }, [shown])
  return heading
}
