'use client'
import { isUndelivered } from '../../schemas/status/requestStatus.ts'
import type { ExecutionState } from '../../execution/state/executionState.ts'
import { titleLabel } from '../shared/messages/outcomeTitle.ts'
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
  /** The same for a row that names the swap. */
  label: string
  values: ProgressValues
  /** The state, with the reasons from the history. */
  explained: ExecutionState
} {
  const translate = useMessages()
  const { status, requestState } = live
  const isUnexplained = isUndelivered(requestState?.status) && requestState?.failReason == null
  const { state: explained } = useOutcome(live, status === 'failed' && isUnexplained)
  const title = executionTitle(explained)
  const values = useProgressValues(explained)
  return { title: translate(title), label: translate(titleLabel(title)), values, explained }
}
