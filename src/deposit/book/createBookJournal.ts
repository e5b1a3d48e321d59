import { writeInTime } from '../../execution/ports/journal/changeInTime.ts'
import { readEntries, removeEntries } from '../../execution/ports/journal/journalEntries.ts'
import { changeInTurn } from '../../execution/ports/journal/changeInTurn.ts'
import type { Journal, JournalEntry } from '../../execution/ports/journal/journal.ts'
import type { Clock } from '../../utils/time/clock.ts'

/** The journal for one page's book: a read always includes the page's own last change. */
export interface BookJournal {
  /** The stored entries. A read that began before a change is repeated: it would undo writes, and list removed entries. */
  readNewest(): Promise<readonly JournalEntry[]>
  /** Resolves with whether the entry was stored. */
  write(entry: JournalEntry): Promise<boolean>
  /** Whether the entry is being written: until then, storage may still return the previous one. */
  isBeingWritten(id: string): boolean
  /** @throws {JournalError} when storage refuses one; the others are still removed. */
  remove(ids: readonly string[]): Promise<void>
}

export function createBookJournal(journal: Journal, clock: Clock): BookJournal {
  /** How often this page has changed storage. */
  let changes = 0
  const beingWritten = new Set<JournalEntry>()

  async function readNewest(): Promise<readonly JournalEntry[]> {
    const before = changes
    const entries = await readEntries(journal, { clock })
    return changes === before ? entries : readNewest()
  }

  return {
    readNewest,
    async write(entry) {
      beingWritten.add(entry)
      const { id } = entry
      const writeAgain = () => void changeInTurn(journal, id, () => journal.write(entry)).catch(() => {})
      const isStored = await changeInTurn(journal, id, async () =>
        writeInTime({ journal, clock, id, writeAgain }, journal.write(entry)),
      ).then(
        () => true,
        () => false,
      )
      beingWritten.delete(entry)
      changes += 1
      return isStored
    },
    isBeingWritten: (id) => Array.from(beingWritten).some((entry) => entry.id === id),
    async remove(ids) {
      changes += 1
      await removeEntries(journal, ids, clock).finally(() => {
        changes += 1
      })
    },
  }
}
