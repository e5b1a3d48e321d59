import { readJournal } from './executionJournal.ts'
import type { ExecutionRecord } from './executionRecord.ts'
import type { Journal } from './journal.ts'

/**
 * Whether another execution in the journal prompted a wallet to pay the same request, and wasn't rejected. False also if the journal can't
 * be read: storing the prompt then asks the user.
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

/** An item that is done without an intent was never prompted, since nothing had to be sent for it. */
function wasPromptedToPay({
  status,
  intent,
  paysNothing = false,
}: ExecutionRecord['items'][number]): boolean {
  if (paysNothing || intent?.approval) return false
  return status !== 'waiting' && (status !== 'done' || intent !== undefined)
}
