import { JournalError } from '../../../errors/execution.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { storeRecord } from './executionJournal.ts'
import type { ExecutionRecord } from './executionRecord.ts'
import { inTurn } from './inTurn.ts'
import type { Journal } from './journal.ts'
import { withStoredHashes } from './withStoredHashes.ts'

/** How long a store may take for one record, in milliseconds, before it counts as one that refuses. */
export const storeLimitMs = 8_000

/** Gives a store up that takes longer than that. */
export function inTime(clock: Clock, writing: Promise<void>): Promise<void> {
  return withLimit({ clock, maxMs: storeLimitMs }, writing, () => Promise.reject(new JournalError()))
}

/** What there is to store. */
export interface Storable {
  /** Undefined while there is nothing. */
  record: ExecutionRecord | undefined
  /** It came to nothing, and is not worth remembering. */
  isNothing: boolean
  /** Hashes that the execution has heard of: one that the record lacks was given up on purpose. @default none */
  heardHashes?: ReadonlySet<string> | undefined
}

/**
 * Makes a function that stores the record of the moment it is called. Writes never overlap, but for one that hangs: that one is
 * given up, and what comes through of it late is written over. Hashes that somebody else has stored meanwhile stay.
 *
 * @param onHashesFound Hears the record that was stored with such hashes.
 * @returns a function that resolves once it survives the page, and rejects with a `JournalError`.
 */
export function createSaver(
  { journal, clock }: { journal: Journal; clock: Clock },
  getStorable: () => Storable,
  onHashesFound: (record: ExecutionRecord) => void = () => {},
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
    const { record } = storable
    if (!record) return
    await inTurn(journal, record.id, async () => {
      const writing = write(storable, record)
      try {
        await inTime(clock, writing)
      } catch (error) {
        writing.then(
          () => writeOver(storable),
          () => {},
        )
        throw error
      }
    })
  }

  async function write(
    { isNothing, heardHashes = new Set() }: Storable,
    record: ExecutionRecord,
  ): Promise<void> {
    const complete = await withStoredHashes(journal, record, heardHashes)
    if (complete === record && isNothing) return journal.remove(record.id)
    await storeRecord(journal, complete)
    if (complete !== record) onHashesFound(complete)
  }

  /** A store that was given up has taken it after all: something newer may stand there by now. */
  function writeOver(late: Storable): void {
    const latest = newest.get(late.record?.id ?? '')
    if (latest && latest !== late) enqueue(latest).catch(() => {})
  }
}
