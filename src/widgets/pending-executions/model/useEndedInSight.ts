'use client'
import { useState } from 'react'
import type { ListedExecution } from '../../../execution/core/list/executions.ts'

const none: ReadonlySet<string | undefined> = new Set()

/**
 * Swaps that ended while they were listed as pending, until the user removes them: a swap that was just in progress
 * must not disappear silently. Swaps that another tab runs are shown there.
 */
export function useEndedInSight(
  pending: readonly ListedExecution[],
  past: readonly ListedExecution[],
): { ended: readonly ListedExecution[]; remove: (id: string) => void } {
  const [seen, setSeen] = useState(none)
  const idOf = ({ state }: ListedExecution) => state.id
  const unseen = pending.map(idOf).filter((id) => !seen.has(id))
  if (unseen.length > 0) setSeen(new Set([...seen, ...unseen]))
  return {
    ended: past.filter((entry) => entry.isTracked && seen.has(idOf(entry))),
    remove: (id) => setSeen((before) => new Set(Array.from(before).filter((other) => other !== id))),
  }
}
