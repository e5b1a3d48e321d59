'use client'
import { useEffect, useRef } from 'react'
import { useExecutionFingerprint } from '../../../../hooks/internal/executions/useExecutionFingerprint.ts'
import type { HistoryPages } from './useHistoryPages.ts'

/** Refetches the history as soon as the provider knows about what this page sends. */
export function useRefetchRecorded({ query: { data, refetch } }: Pick<HistoryPages, 'query'>): void {
  const recorded = useExecutionFingerprint()
  const seen = useRef(recorded)
  useEffect(() => {
    if (seen.current !== recorded && recorded !== '' && data) void refetch()
    seen.current = recorded
  }, [recorded, data, refetch])
}
