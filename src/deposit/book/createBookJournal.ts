import { wasRemoved, writeInTime } from '../../execution/ports/journal/changeInTime.ts'
import { readEntries, removeEntries } from '../../execution/ports/journal/journalEntries.ts'
import { createUnstoredEntries } from './createUnstoredEntries.ts'
import { changeInTurn } from '../../execution/ports/journal/changeInTurn.ts'
import type { Journal, JournalEntry } from '../../execution/ports/journal/journal.ts'
import type { Clock } from '../../utils/time/clock.ts'

/** Returns an entry's text; called with the stored entry, or without one if there is none or storage can't be read. */
type ToText = (stored: JournalEntry | undefined) => string

/** A stored entry; undefined if there is none, and `unknown` if storage can't be read. */
type Stored = JournalEntry | 'unknown' | undefined

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
  /** Returns the stored entry as it is now. */
  readStored(id: string): Promise<Stored>
  /** @throws {JournalError} when storage refuses one; the others are still removed. */
  remove(ids: readonly string[]): Promise<void>
}

export function createBookJournal(
  { baseUrl, journal }: { baseUrl: string; journal: Journal },
  clock: Clock,
): BookJournal {
  /** How often this page has changed storage. */
  let changes = 0
  /** The ID of each write that isn't over, as often as there are such writes. */
  const beingWritten: string[] = []
  /** How to write the newest version of each entry that this page has written. */
  const newest = new Map<string, ToText>()
  const unstored = createUnstoredEntries({ client: { baseUrl }, clock }, storeAgain)

  async function readNewest(): Promise<readonly JournalEntry[]> {
    const before = changes
    const entries = await readEntries(journal, { clock })
    return changes === before ? entries : readNewest()
  }

  async function readStored(id: string): Promise<Stored> {
    const entries = await readEntries(journal, { clock }).catch(() => undefined)
    return entries ? entries.find((entry) => entry.id === id) : 'unknown'
  }

  /** @throws {JournalError} when storage refuses or takes too long. If it succeeds after a newer write, that one is repeated. */
  async function store(id: string, toText: ToText, stored?: Stored): Promise<void> {
    // Removed while it was waiting for its turn, or for the stored entry.
    if (!newest.has(id)) return
    unstored.add(id)
    const writing = journal.write({ id, text: toText(stored === 'unknown' ? undefined : stored) })
    try {
      await writeInTime({ journal, clock, id, writeAgain: () => void storeAgain(id) }, writing)
    } catch (error) {
      const onLate = () => {
        if (newest.get(id) !== toText && !wasRemoved(journal, id)) void storeAgain(id)
      }
      writing.then(onLate).catch(() => {})
      throw error
    }
    if (newest.get(id) === toText) unstored.delete(id)
  }

  async function storeAgain(id: string): Promise<void> {
    const toText = newest.get(id)
    if (!toText) return
    await changeInTurn(journal, id, async () => {
      const stored = await readStored(id)
      // A newer version may have been written meanwhile.
      if (newest.get(id) === toText) await store(id, toText, stored)
    }).catch(() => {})
  }

  async function writeInTurn(id: string, toText: ToText, run: () => Promise<void>): Promise<boolean> {
    newest.set(id, toText)
    beingWritten.push(id)
    const isStored = await changeInTurn(journal, id, run).then(
      () => true,
      () => false,
    )
    beingWritten.splice(beingWritten.indexOf(id), 1)
    changes += 1
    if (!isStored) unstored.retry()
    return isStored
  }

  return {
    onceStored: unstored.onceStored,
    readNewest,
    write: (id, toText) => writeInTurn(id, toText, () => store(id, toText)),
    async change(id, toText, isRestored) {
      let isRemoved = false
      const isStored = await writeInTurn(id, toText, async () => {
        const stored = await readStored(id)
        isRemoved = stored === undefined && !isRestored
        if (!isRemoved) await store(id, toText, stored)
        else if (newest.get(id) === toText) newest.delete(id)
      })
      return isRemoved ? 'removed' : isStored
    },
    readStored,
    isBeingWritten: (id) => beingWritten.includes(id),
    async remove(ids) {
      changes += 1
      for (const id of ids) {
        newest.delete(id)
        unstored.delete(id)
      }
      await removeEntries(journal, ids, clock).finally(() => {
        changes += 1
      })
    },
  }
}
