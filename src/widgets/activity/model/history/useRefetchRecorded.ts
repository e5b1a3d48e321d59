'use client'
import { useEffect, useRef } from 'react'
import { useExecutionStatusKey } from '../../../../hooks/internal/executions/useExecutionStatusKey.ts'
import type { HistoryPages } from './useHistoryPages.ts'

/** Refetches the history as soon as the provider knows about what this page sends. */
export function useRefetchRecorded({ query: { data, refetch } }: Pick<HistoryPages, 'query'>): void {
  const recorded = useExecutionStatusKey()
  const seen = useRef(recorded)
  useEffect(() => {
    if (seen.current !== recorded && recorded !== '' && data) void refetch()
    seen.current = recorded
  }, [recorded, data, refetch])
}
