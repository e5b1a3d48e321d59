import type { JournalEntry } from '../../execution/ports/journal/journal.ts'
import type { BookJournal } from './createBookJournal.ts'
import type { BookStore } from './createBookStore.ts'
import { keepLater } from './depositBookState.ts'
import { isDepositPaid } from '../depositSigns.ts'
import { depositIdOf, toEntryText, type KnownDeposit, type StoredDeposit } from './depositEntry.ts'

interface BookWriterParameters {
  baseUrl: string
  bookJournal: Pick<BookJournal, 'readStored'>
  bookStore: Pick<BookStore, 'audited' | 'store' | 'publish' | 'without' | 'readEach'>
}

interface BookWriter {
  /** Stores a deposit with its status, or with the later one that another page has stored. */
  put(next: KnownDeposit, store: BookJournal['write'] | BookJournal['change']): Promise<void>
  /** Whether another page has stored a payment that this page didn't know of. */
  isPaidElsewhere(requestId: string, known: StoredDeposit | undefined): Promise<boolean>
}

/** Writes the entries of a book, and publishes what was written. */
export function createBookWriter({
  baseUrl,
  bookJournal: { readStored },
  bookStore: { audited, store, publish, without, readEach },
}: BookWriterParameters): BookWriter {
  /** Publishes what was written. The deposit may have been forgotten meanwhile, or a newer status been reported. */
  function publishWritten(deposit: KnownDeposit, isStored: boolean): void {
    const { requestId } = deposit.terms
    const { deposits } = store.getState()
    const isAudited = audited.has(requestId)
    const others = without(requestId)
    if (isAudited || others.length < deposits.length)
      publish([
        ...others,
        {
          ...keepLater(
            deposit,
            deposits.find(({ terms }) => terms.requestId === requestId),
          ),
          isStored,
          isAudited,
        },
      ])
  }

  async function put(next: KnownDeposit, store: BookJournal['write'] | BookJournal['change']): Promise<void> {
    const { requestId } = next.terms
    let deposit = next
    const toText = (entry: JournalEntry | undefined) => {
      deposit = keepLater(next, readEach(entry ? [entry] : []).stored[0])
      return toEntryText(baseUrl, deposit)
    }
    // Only a payment brings back what the user removed in another page.
    const isStored = await store(depositIdOf(requestId), toText, isDepositPaid(next))
    if (isStored === 'removed' && !audited.has(requestId)) publish(without(requestId))
    else publishWritten(deposit, isStored === true)
  }

  async function isPaidElsewhere(requestId: string, known: StoredDeposit | undefined): Promise<boolean> {
    if (!known || isDepositPaid(known)) return false
    const entry = await readStored(depositIdOf(requestId)).catch(() => undefined)
    return entry !== undefined && readEach([entry]).stored.some(isDepositPaid)
  }

  return { put, isPaidElsewhere }
}
