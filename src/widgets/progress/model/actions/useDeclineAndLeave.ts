'use client'
import { useRef } from 'react'
import type { UseExecutionReturnType } from '../../../../hooks/useExecution.ts'
import { useOnChange } from '../../../shared/hooks/useOnChange.ts'

/** Answers the pending decision with no, and dismisses the execution once that has ended it. */
export function useDeclineAndLeave({
  state: { status },
  decline,
  reset,
}: Pick<UseExecutionReturnType, 'state' | 'decline' | 'reset'>): () => void {
  const isLeaving = useRef(false)
  useOnChange(status, () => {
    // On the way to its end.
    if (status === 'unknown') return
    // News of it may come at the same moment.
    if (isLeaving.current && status === 'rejected') reset()
    isLeaving.current = false
  })
  return () => {
    isLeaving.current = true
    decline()
  }
}
