import { readJournal } from './executionJournal.ts'
import type { ExecutionRecord } from './executionRecord.ts'
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
    (record) => record.requestId === requestId && record.id !== id && record.items.some(wasPromptedToPay),
  )
}

/** What was not needed has not even been prompted. */
function wasPromptedToPay({
  status,
  intent,
  paysNothing = false,
}: ExecutionRecord['items'][number]): boolean {
  if (paysNothing || intent?.approval) return false
  return status !== 'waiting' && (status !== 'done' || intent !== undefined)
}
