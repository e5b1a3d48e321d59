import type { Clock } from '../../utils/time/clock.ts'
import { wasRemoved, writeInTime } from '../ports/journal/changeInTime.ts'
import { storeRecord } from './executionJournal.ts'
import type { ExecutionRecord } from './executionRecord.ts'
import { changeInTurn } from '../ports/journal/changeInTurn.ts'
import type { Journal } from '../ports/journal/journal.ts'
import { withStoredHashes } from './withStoredHashes.ts'

/** What a saver stores. */
interface Storable {
  /** Undefined while there is nothing to store. */
  record: ExecutionRecord | undefined
  /** The execution ended without sending anything, so its record is removed. */
  isNothing: boolean
  /** Every hash that the execution has had: one that its record lacks was dropped on purpose. @default none */
  heardHashes?: ReadonlySet<string> | undefined
}

/**
 * Creates a function that stores the record as it is when called. Writes never overlap, except with one that timed out: if that succeeds
 * late, a newer record is written over it. Hashes that others have stored meanwhile are kept.
 *
 * @param onHashesFound Called with a record that was stored with such hashes.
 * @param onAbandonedStored Called with the ID of an execution whose newest record was stored after a write had timed out.
 * @returns a function that resolves once the record survives the page, and rejects with a `JournalError`.
 */
export function createSaver(
  { journal, clock }: { journal: Journal; clock: Clock },
  getStorable: () => Storable,
  onHashesFound: (record: ExecutionRecord) => void = () => {},
  onAbandonedStored: (id: string) => void = () => {},
): () => Promise<void> {
  /** The newest record to store, by execution ID. */
  const newest = new Map<string, Storable>()

  return () => {
    const storable = getStorable()
    if (storable.record) newest.set(storable.record.id, storable)
    return store(storable)
  }

  async function store(storable: Storable): Promise<void> {
    const { record } = storable
    if (!record) return
    await changeInTurn(journal, record.id, async () => {
      const { heardHashes = new Set() } = storable
      const complete = await withStoredHashes({ journal, clock }, record, heardHashes)
      const writing = write(storable, record, complete)
      try {
        await writeInTime(
          { journal, clock, id: record.id, writeAgain: () => storeNewest(record.id) },
          writing,
        )
      } catch (error) {
        writing.then(() => writeOver(storable, record.id)).catch(() => {})
        throw error
      }
    })
  }

  function storeNewest(id: string): void {
    const latest = newest.get(id)
    // If it fails, the next change of the execution is stored.
    if (latest) store(latest).catch(() => {})
  }

  async function write(
    { isNothing }: Storable,
    record: ExecutionRecord,
    complete: ExecutionRecord,
  ): Promise<void> {
    if (complete === record && isNothing) return journal.remove(record.id)
    await storeRecord(journal, complete)
    if (complete !== record) onHashesFound(complete)
  }

  /** Stores the newest record again, after a write that had timed out succeeded and may have replaced it. */
  async function writeOver(abandoned: Storable, id: string): Promise<void> {
    if (wasRemoved(journal, id)) return
    const latest = newest.get(id)
    if (latest && latest !== abandoned) await store(latest)
    onAbandonedStored(id)
  }
}
