import { JournalError } from '../../errors/execution.ts'
import { createJournalRetry } from '../../execution/ports/journal/createJournalRetry.ts'
import { depositIdPrefix, type Journal, type JournalEntry } from '../../execution/ports/journal/journal.ts'
import { subscribeTo } from '../../execution/ports/journal/subscribeTo.ts'
import type { NonEvmChain } from '../../utils/chains/nonEvmChain.ts'
import { createStore, type Store } from '../../utils/events/createStore.ts'
import type { Clock } from '../../utils/time/clock.ts'
import type { BookJournal } from './createBookJournal.ts'
import {
  keepLater,
  noDeposits,
  outdatedIds,
  toBookState,
  unstoredOf,
  type DepositBookState,
} from './depositBookState.ts'
import { isSettled } from '../../schemas/status/requestStatus.ts'
import { depositIdOf, toEntryText, type StoredDeposit } from './depositEntry.ts'
import { readDeposits } from './readDeposits.ts'

interface BookStoreParameters {
  baseUrl: string
  journal: Journal
  nonEvmChains: readonly NonEvmChain[]
  bookJournal: Pick<BookJournal, 'onceStored' | 'readNewest' | 'change' | 'remove' | 'isBeingWritten'>
}

/** The store of a book, and the functions that read the journal into it. */
export interface BookStore {
  /** Terms that this page requested and audited, which storage can't change. Their status may be newer in another tab. */
  audited: Map<string, Pick<StoredDeposit, 'terms' | 'account'>>
  store: Pick<Store<DepositBookState>, 'getState' | 'subscribe'>
  publish(deposits: readonly StoredDeposit[], others?: Pick<DepositBookState, 'unreadable' | 'error'>): void
  without(requestId: string): StoredDeposit[]
  readEach(entries: readonly JournalEntry[]): ReturnType<typeof readDeposits>
  /** Reads the journal, and retries until that succeeds as long as there is a listener. */
  read(): Promise<void>
}

export function createBookStore(
  {
    baseUrl,
    journal,
    nonEvmChains,
    bookJournal: { onceStored, readNewest, change, remove, isBeingWritten },
  }: BookStoreParameters,
  clock: Clock,
): BookStore {
  const now = () => clock.now()
  const audited: BookStore['audited'] = new Map()
  const store = createStore(noDeposits, {
    onActive() {
      const closes = [openReads(), onceStored(() => void read())]
      const unsubscribe = subscribeTo(journal, (ownId) => {
        if (ownId?.startsWith(depositIdPrefix) !== false) void read()
      })
      void read()
      return () => {
        unsubscribe()
        for (const close of closes) close()
      }
    },
  })
  const { open: openReads, run: read } = createJournalRetry({ client: { baseUrl }, clock }, readOnce, store)
  /** How many reads have begun. */
  let reads = 0

  const publish: BookStore['publish'] = (deposits, { unreadable, error } = store.getState()) => {
    store.setState({ ...toBookState(deposits, unreadable, now()), error })
  }

  const readEach = (entries: readonly JournalEntry[]) =>
    readDeposits(entries, { baseUrl, now: now(), nonEvmChains, audited })

  /** Stores what this page knows of a deposit over what storage has: the page that wrote that was behind. */
  function storeLater({ isStored: _isStored, isAudited: _isAudited, ...later }: StoredDeposit): void {
    const toText = (entry: JournalEntry | undefined) =>
      toEntryText(baseUrl, keepLater(later, readEach(entry ? [entry] : []).stored[0]))
    // Not if another page has removed it meanwhile.
    void change(depositIdOf(later.terms.requestId), toText, false)
  }

  async function readOnce(): Promise<void> {
    reads += 1
    const readNumber = reads
    let entries: readonly JournalEntry[]
    try {
      entries = await readNewest()
    } catch (error) {
      if (!(error instanceof JournalError)) throw error
      // Earlier results stay listed. A newer read reports its own error.
      if (readNumber === reads) publish(store.getState().deposits, { ...store.getState(), error })
      return
    }
    const { stored: read, unreadable } = readEach(entries)
    const { deposits: listed } = store.getState()
    const known = new Map(listed.map((deposit) => [deposit.terms.requestId, deposit]))
    const stored = read.map((deposit) => keepLater(deposit, known.get(deposit.terms.requestId)))
    const behind = stored.filter(
      (deposit, at) =>
        deposit !== read[at] &&
        // Two pages that heard of different ends would write over each other forever.
        !isSettled(read[at]?.status ?? 'waiting') &&
        !isBeingWritten(depositIdOf(deposit.terms.requestId)),
    )
    publish([...unstoredOf(listed, stored, now()), ...stored], {
      unreadable,
      error: undefined,
    })
    for (const deposit of behind) storeLater(deposit)
    const ids = outdatedIds(store.getState().deposits, now())
    await remove(ids).catch(() => {})
  }

  return {
    audited,
    store,
    publish,
    without: (requestId) => store.getState().deposits.filter(({ terms }) => terms.requestId !== requestId),
    readEach,
    read,
  }
}
