import { readJournal } from './executionJournal.ts'
import type { Journal } from './journal.ts'

/**
 * Whether another execution in the journal had a wallet pay the same request; one that was declined had not. Where the journal
 * can't be read, nothing is known: that is told elsewhere, before a prompt.
 */
export async function wasPromptedElsewhere(
  journal: Journal,
  { baseUrl, requestId, id }: { baseUrl: string; requestId: string; id: string },
): Promise<boolean> {
  const { records } = await readJournal(journal, baseUrl).catch(() => ({ records: [] }))
  return records.some(
    (record) =>
      record.requestId === requestId &&
      record.id !== id &&
      record.items.some(({ status }) => status !== 'waiting'),
  )
}
