import type { ExecutionItem } from '../executionItem.ts'

/** The items, with those of the last batch as failed: a batch is executed as one, so all its items share the outcome. */
export function withFailedBatch(items: readonly ExecutionItem[]): readonly ExecutionItem[] {
  const callsId = items.findLast(({ intent }) => intent)?.intent?.callsId
  if (callsId === undefined) return items
  return items.map((item) => (item.intent?.callsId === callsId ? { ...item, status: 'failed' } : item))
}
