'use client'
import { innerMutationOptions } from '../../query/options/innerOptions.ts'
import { useClearHistory, type UseClearHistoryReturnType } from '../useClearHistory.ts'

/** `useClearHistory` without the defaults of the page's `QueryClient`. */
export function useInnerClearHistory(): UseClearHistoryReturnType {
  return useClearHistory({ mutation: innerMutationOptions })
}
