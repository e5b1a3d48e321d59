'use client'
import { checkKinds } from '../errors/checks/checkKinds.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import {
  useMutation,
  type UseMutateAsyncFunction,
  type UseMutateFunction,
  type UseMutationResult,
} from '@tanstack/react-query'
import type { ClearedHistory } from '../config/clearHistory.ts'
import {
  clearHistoryMutationOptions,
  type ClearHistoryMutationOptions,
} from '../query/mutations/clearHistoryMutation.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseClearHistoryParameters<context = unknown> = ConfigParameter &
  ClearHistoryMutationOptions<context>

export type UseClearHistoryReturnType<context = unknown> = UseMutationResult<
  ClearedHistory,
  Error,
  void,
  context
> & {
  /**
   * Deletes the browser's records that are finished, have failed or can't be read, of every wallet. Records that may
   * still be paid or sent, are pending, or failed within a day are kept.
   */
  clearHistory: UseMutateFunction<ClearedHistory, Error, void, context>
  /** The same, resolving with how many records were removed, and how many were kept. */
  clearHistoryAsync: UseMutateAsyncFunction<ClearedHistory, Error, void, context>
}

/**
 * Clears the swaps and deposit addresses that the browser has stored. Ask the user first, and say what is deleted and what is
 * kept.
 *
 * @example
 * const { clearHistory, data } = useClearHistory()
 * const outcome = data && `${data.removed} removed, ${data.kept} left`
 * return <button onClick={() => clearHistory()}>{outcome ?? 'Clear what this browser stores'}</button>
 */
export function useClearHistory<context = unknown>(
  given: UseClearHistoryParameters<context> = {},
): UseClearHistoryReturnType<context> {
  checkObject(given, 'useClearHistory')
  checkKinds(given, { config: 'any', mutation: 'object' }, 'useClearHistory')
  const { mutation, ...parameters } = given
  const config = useConfig('useClearHistory', parameters)
  const result = useMutation(clearHistoryMutationOptions(config, { mutation }))
  return { ...result, clearHistory: result.mutate, clearHistoryAsync: result.mutateAsync }
}
