import { isSameRequestId } from '../../schemas/requests/isSameRequestId.ts'
import type { Clock } from '../../utils/time/clock.ts'
import { readJournal } from '../records/executionJournal.ts'
import type { ExecutionRecord } from '../records/executionRecord.ts'
import type { Journal } from '../ports/journal/journal.ts'

/**
 * Whether another execution in the journal prompted a wallet to pay the same request, and wasn't rejected.
 *
 * @throws {JournalError} when the journal can't be read.
 */
export async function isPromptedInJournal(
  { journal, clock }: { journal: Journal; clock: Clock },
  { baseUrl, requestId, id }: { baseUrl: string; requestId: string; id: string },
): Promise<boolean> {
  const { records } = await readJournal(journal, baseUrl, clock)
  return records.some(
    (record) =>
      record.id !== id &&
      [record.requestId, ...(record.supersededIds ?? [])].some((one) => isSameRequestId(one, requestId)) &&
      record.items.some(wasPromptedToPay),
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
