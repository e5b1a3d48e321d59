'use client'
import { innerMutationOptions } from '../../query/options/innerOptions.ts'
import { useClearHistory, type UseClearHistoryReturnType } from '../useClearHistory.ts'

/** `useClearHistory` for a widget, without the defaults of the page's `QueryClient`. */
export function useWidgetClearHistory(): UseClearHistoryReturnType {
  return useClearHistory({ mutation: innerMutationOptions })
}
