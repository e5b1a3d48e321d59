import { readEntries, removeEntries } from '../../execution/ports/journal/journalEntries.ts'
import { createEntryWriter, type EntryVersion, type ToText } from './createEntryWriter.ts'
import { changeInTurn } from '../../execution/ports/journal/changeInTurn.ts'
import type { Journal, JournalEntry } from '../../execution/ports/journal/journal.ts'
import type { Clock } from '../../utils/time/clock.ts'

/** The journal for one page's book: a read always includes the page's own last change. */
export interface BookJournal {
  /** Calls the listener once all entries that couldn't be written are stored; returns a function that unsubscribes. */
  onceStored(listener: () => void): () => void
  /** The stored entries. A read that began before a change is repeated: it would undo writes, and list removed entries. */
  readNewest(): Promise<readonly JournalEntry[]>
  /**
   * Writes a new entry. If storage refuses, it is tried again with growing pauses as long as the page lives.
   *
   * @param toText Returns the entry's text. If the write is repeated, it is called with what another page may have stored meanwhile.
   * @returns whether the entry was stored.
   */
  write(id: string, toText: ToText): Promise<boolean>
  /**
   * Writes an entry that another page may have changed, so `toText` is called with the stored one from the start.
   *
   * @param isRestored Whether it is written even if another page has removed it.
   * @returns whether the entry was stored, or `removed` if it isn't there anymore.
   */
  change(id: string, toText: ToText, isRestored: boolean): Promise<boolean | 'removed'>
  /** Whether the entry is being written: until then, storage may still return the previous one. */
  isBeingWritten(id: string): boolean
  /**
   * Returns the stored entry as it is now.
   *
   * @throws {JournalError} when storage can't be read.
   */
  readStored(id: string): Promise<JournalEntry | undefined>
  /** @throws {JournalError} when storage refuses one; the others are still removed. */
  remove(ids: readonly string[]): Promise<void>
}

export function createBookJournal(journal: Journal, clock: Clock): BookJournal {
  /** How often this page has changed storage. */
  let changes = 0
  /** The ID of each write that isn't over, as often as there are such writes. */
  const beingWritten: string[] = []
  const { begin, store, storeOver, readStored, retryLater, forget, onceStored } = createEntryWriter(
    journal,
    clock,
  )

  async function readNewest(): Promise<readonly JournalEntry[]> {
    const before = changes
    const entries = await readEntries(journal, { clock })
    return changes === before ? entries : readNewest()
  }

  async function writeInTurn(id: string, version: EntryVersion, run: () => Promise<void>): Promise<boolean> {
    begin(id, version)
    beingWritten.push(id)
    const isStored = await changeInTurn(journal, id, run).then(
      () => true,
      () => false,
    )
    beingWritten.splice(beingWritten.indexOf(id), 1)
    changes += 1
    if (!isStored) retryLater(id)
    return isStored
  }

  return {
    onceStored,
    readNewest,
    write(id, toText) {
      const version = { toText, isRestored: true }
      return writeInTurn(id, version, () => store(id, version))
    },
    async change(id, toText, isRestored) {
      const version = { toText, isRestored }
      let isThere = true
      const isStored = await writeInTurn(id, version, async () => {
        isThere = await storeOver(id, version)
      })
      return isThere ? isStored : 'removed'
    },
    readStored,
    isBeingWritten: (id) => beingWritten.includes(id),
    async remove(ids) {
      changes += 1
      for (const id of ids) forget(id)
      await removeEntries(journal, ids, clock).finally(() => {
        changes += 1
      })
    },
  }
}
