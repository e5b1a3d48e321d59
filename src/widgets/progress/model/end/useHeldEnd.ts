'use client'
import { useState } from 'react'
import { isPending, type ExecutionState } from '../../../../execution/state/executionState.ts'
import { useIsPast } from '../../../../hooks/base/useIsPast.ts'
import { useConfig } from '../../../../hooks/context/useConfig.ts'
import { useOnChange } from '../../../shared/hooks/useOnChange.ts'

/** How long an end waits for the history, in milliseconds. */
const heldMs = 2_000

/**
 * The state to show in place of a refund or a failure that the user watched coming: the one before it, until the history has loaded.
 * That says what became of the funds, so neither the heading nor the layout changes twice. Not for long: an end is told without it, too.
 *
 * @param isLoading Whether the history is being loaded.
 */
export function useHeldEnd(state: ExecutionState, isLoading: boolean): ExecutionState | undefined {
  const { clock } = useConfig('useHeldEnd').client
  const [shown, setShown] = useState(state)
  const [until, setUntil] = useState<number>()
  const isEnd = state.status === 'refunded' || state.status === 'failed'
  const wasSeen = shown.id === state.id && isPending(shown)
  const isWaiting = isEnd && isLoading && wasSeen
  useOnChange(isWaiting, () => setUntil(isWaiting ? clock.now() + heldMs : undefined))
  const isHeld = !useIsPast(until, clock) && isWaiting
  // Set during rendering, so that nothing outdated is ever shown.
  if (!isHeld && shown !== state) setShown(state)
  return isHeld ? shown : undefined
}
