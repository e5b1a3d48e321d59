'use client'
import { innerMutationOptions } from '../../query/innerOptions.ts'
import { useClearHistory, type UseClearHistoryReturnType } from '../useClearHistory.ts'

/** `useClearHistory` of a widget, whatever the page's `QueryClient` says. */
export function useWidgetClearHistory(): UseClearHistoryReturnType {
  return useClearHistory({ mutation: innerMutationOptions })
}
