import { JournalError } from '../../../errors/execution.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { storeRecord } from './executionJournal.ts'
import type { ExecutionRecord } from './executionRecord.ts'
import type { Journal } from './journal.ts'

/** How long a store may take for one record, in milliseconds, before it counts as one that refuses. */
export const storeLimitMs = 8_000

/** What there is to store. */
export interface Storable {
  /** Undefined while there is nothing. */
  record: ExecutionRecord | undefined
  /** It came to nothing, and is not worth remembering. */
  isNothing: boolean
}

/**
 * Makes a function that stores the record of the moment it is called. Writes never overlap, but for one that hangs: that one is
 * given up, and what comes through of it late is written over.
 *
 * @returns a function that resolves once it survives the page, and rejects with a `JournalError`.
 */
export function createSaver(
  { journal, clock }: { journal: Journal; clock: Clock },
  getStorable: () => Storable,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  /** What was to be stored last of each execution. */
  const newest = new Map<string, Storable>()

  return () => {
    const storable = getStorable()
    if (storable.record) newest.set(storable.record.id, storable)
    return enqueue(storable)
  }

  function enqueue(storable: Storable): Promise<void> {
    last = last.catch(() => {}).then(() => store(storable))
    return last
  }

  async function store(storable: Storable): Promise<void> {
    const { record, isNothing } = storable
    if (!record) return
    const writing = isNothing ? journal.remove(record.id) : storeRecord(journal, record)
    try {
      await withLimit({ clock, maxMs: storeLimitMs }, writing, () => Promise.reject(new JournalError()))
    } catch (error) {
      writing.then(
        () => writeOver(storable),
        () => {},
      )
      throw error
    }
  }

  /** A store that was given up has taken it after all: something newer may stand there by now. */
  function writeOver(late: Storable): void {
    const latest = newest.get(late.record?.id ?? '')
    if (latest && latest !== late) enqueue(latest).catch(() => {})
  }
}
