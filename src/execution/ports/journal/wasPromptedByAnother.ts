import type { ExecutionItem } from '../../state/executionState.ts'
import { readJournal } from './executionJournal.ts'
import type { Journal } from './journal.ts'

/**
 * Whether another execution in the journal asked a wallet to pay the same request, and was not declined. Where the journal can't be
 * read, nothing is known: that is told elsewhere, before a prompt.
 */
export async function wasPromptedByAnother(
  journal: Journal,
  { baseUrl, requestId, id }: { baseUrl: string; requestId: string; id: string },
): Promise<boolean> {
  const { records } = await readJournal(journal, baseUrl).catch(() => ({ records: [] }))
  return records.some(
    (record) => record.requestId === requestId && record.id !== id && record.items.some(hasPaid),
  )
}

/** An approval pays nothing; one that was not needed has not even been prompted. */
function hasPaid({ status, intent }: Pick<ExecutionItem, 'status' | 'intent'>): boolean {
  return status !== 'waiting' && !intent?.approval && (status !== 'done' || intent !== undefined)
}
