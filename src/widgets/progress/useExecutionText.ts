'use client'
import type { ExecutionState } from '../../execution/state/executionState.ts'
import { useMessages } from '../shared/messages/useMessages.ts'
import { executionTitle } from './executionTitle.ts'
import { useProgressValues, type ProgressValues } from './model/useProgressValues.ts'

/** An execution's status in a few words, and the names and amounts for messages about it. */
export function useExecutionText(state: ExecutionState): { title: string; values: ProgressValues } {
  const translate = useMessages()
  return { title: translate(executionTitle(state)), values: useProgressValues(state) }
}
