'use client'
import { isUndelivered } from '../../schemas/status/requestStatus.ts'
import type { ExecutionState } from '../../execution/state/executionState.ts'
import { useMessages } from '../shared/messages/useMessages.ts'
import { executionTitle } from './executionTitle.ts'
import { useOutcome } from './model/end/useOutcome.ts'
import { useProgressValues, type ProgressValues } from './model/useProgressValues.ts'

/**
 * An execution's status in a few words, and the names and amounts for messages about it. The reason of a failure, which determines its
 * title, may be only in the history.
 */
export function useExecutionText(live: ExecutionState): {
  title: string
  values: ProgressValues
  /** The state, with the reasons from the history. */
  explained: ExecutionState
} {
  const translate = useMessages()
  const { status, requestState } = live
  const isUnexplained = isUndelivered(requestState?.status) && requestState?.failReason == null
  const { state: explained } = useOutcome(live, status === 'failed' && isUnexplained)
  return { title: translate(executionTitle(explained)), values: useProgressValues(explained), explained }
}
