import { changeInTurn } from '../../execution/ports/journal/changeInTurn.ts'
import { wasRemoved, writeInTime } from '../../execution/ports/journal/changeInTime.ts'
import type { Journal, JournalEntry } from '../../execution/ports/journal/journal.ts'
import { readEntries } from '../../execution/ports/journal/journalEntries.ts'
import type { Clock } from '../../utils/time/clock.ts'
import { createUnstoredEntries } from './createUnstoredEntries.ts'

/** Returns an entry's text; called with the stored entry, or without one if there is none. */
export type ToText = (stored: JournalEntry | undefined) => string

/** How to write an entry. */
export interface EntryVersion {
  toText: ToText
  /** Whether it is written even if another page has removed it. */
  isRestored: boolean
}

/** Writes the versions of a page's entries, the newest of each until it is stored. */
interface EntryWriter {
  /** Makes a version the newest one of an entry, which `store` or `storeOver` then writes. */
  begin(id: string, version: EntryVersion): void
  /** @throws {JournalError} when storage refuses or takes too long. If it succeeds after a newer write, that one is repeated. */
  store(id: string, version: EntryVersion, stored?: JournalEntry): Promise<void>
  /**
   * Stores an entry over what another page has stored of it; returns false if another page has removed it.
   *
   * @throws {JournalError} when storage can't be read or written.
   */
  storeOver(id: string, version: EntryVersion): Promise<boolean>
  /** @throws {JournalError} when storage can't be read: what another page has stored isn't known then. */
  readStored(id: string): Promise<JournalEntry | undefined>
  /** Stores the newest version of an entry again until that succeeds. */
  retryLater(id: string): void
  /** Writes no version of an entry anymore. */
  forget(id: string): void
  /** Calls the listener once all entries that couldn't be written are stored; returns a function that unsubscribes. */
  onceStored(listener: () => void): () => void
}

export function createEntryWriter(journal: Journal, clock: Clock): EntryWriter {
  /** The newest version of each entry that this page has written. */
  const newest = new Map<string, EntryVersion>()
  /** The IDs of entries that this page has made, and that were never stored: another page can't have removed them. */
  const neverStored = new Set<string>()
  const unstored = createUnstoredEntries(clock, storeAgain)

  async function readStored(id: string): Promise<JournalEntry | undefined> {
    return (await readEntries(journal, { clock })).find((entry) => entry.id === id)
  }

  async function store(id: string, version: EntryVersion, stored?: JournalEntry): Promise<void> {
    // Removed while it was waiting for its turn, or for the stored entry.
    if (!newest.has(id)) return
    const writing = journal.write({ id, text: version.toText(stored) })
    try {
      await writeInTime({ journal, clock, id, writeAgain: () => void storeAgain(id) }, writing)
    } catch (error) {
      const onLate = () => {
        if (newest.get(id) !== version && !wasRemoved(journal, id)) void storeAgain(id)
      }
      writing.then(onLate).catch(() => {})
      throw error
    }
    neverStored.delete(id)
    if (newest.get(id) === version) unstored.delete(id)
  }

  async function storeOver(id: string, version: EntryVersion): Promise<boolean> {
    const stored = await readStored(id)
    const isRemoved = stored === undefined && !version.isRestored && !neverStored.has(id)
    if (!isRemoved) await store(id, version, stored)
    else if (newest.get(id) === version) forget(id)
    return !isRemoved
  }

  async function storeAgain(id: string): Promise<void> {
    const version = newest.get(id)
    if (!version) return
    await changeInTurn(journal, id, async () => {
      // A newer version may have been written meanwhile.
      if (newest.get(id) === version) await storeOver(id, version)
    }).catch(() => retryLater(id))
  }

  function retryLater(id: string): void {
    if (!newest.has(id)) return
    unstored.add(id)
    unstored.retry()
  }

  function forget(id: string): void {
    newest.delete(id)
    neverStored.delete(id)
    unstored.delete(id)
  }

  return {
    begin(id, version) {
      if (version.isRestored && !newest.has(id)) neverStored.add(id)
      newest.set(id, version)
    },
    store,
    storeOver,
    readStored,
    retryLater,
    forget,
    onceStored: unstored.onceStored,
  }
}
