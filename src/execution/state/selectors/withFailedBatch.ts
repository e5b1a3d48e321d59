import type { ExecutionItem } from '../executionItem.ts'

/** The items, with those of the last batch as failed: a batch is one transaction, so the outcome of its other items isn't in doubt separately. */
export function withFailedBatch(items: readonly ExecutionItem[]): readonly ExecutionItem[] {
  const callsId = items.findLast(({ intent }) => intent)?.intent?.callsId
  if (callsId === undefined) return items
  return items.map((item) => (item.intent?.callsId === callsId ? { ...item, status: 'failed' } : item))
}
