'use client'
import { useState } from 'react'
import { isPending, type ExecutionState } from '../../../../execution/state/executionState.ts'
import { useIsPast } from '../../../../hooks/base/useIsPast.ts'
import { useConfig } from '../../../../hooks/context/useConfig.ts'
import { useOnChange } from '../../../shared/hooks/useOnChange.ts'

/** How long a final state waits for the history, in milliseconds. */
const heldMs = 2_000

/**
 * The state to show instead of a refund or a failure that has just happened: the previous one, until the history has loaded, so that
 * heading and layout don't change twice. Only for `heldMs`, since the outcome is also shown without the history.
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
