import type { Address } from 'viem'
import {
  clearableIds,
  countKept,
  noDeposits,
  outdatedIds,
  toBookState,
  unstoredOf,
  type DepositBookState,
} from './depositBookState.ts'
import { depositEntryVersion, depositIdOf, type StoredDeposit } from './depositEntry.ts'
import { readDeposits } from './readDeposits.ts'
import type { RequestStatus } from '../schemas/status/requestStatus.ts'
import { createStore } from '../utils/events/createStore.ts'
import { toJsonText } from '../utils/text/toJsonText.ts'
import { readEntries, removeRecords } from '../execution/ports/journal/executionJournal.ts'
import { isRemovable } from '../execution/ports/journal/entryOrigin.ts'
import type { Journal, JournalEntry } from '../execution/ports/journal/journal.ts'
import type { NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import type { DepositTerms } from './depositTerms.ts'

/** Every deposit address that this browser has shown: what was shown is found again. */
export interface DepositBook {
  getState(): DepositBookState
  /** Calls back after every change, in other tabs as well; returns a function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Stores an address, which is listed once that is done, or refused.
   *
   * @param account The connected wallet's.
   */
  keep(terms: DepositTerms, account?: Address): Promise<void>
  /** Notes where a request stands. */
  note(requestId: string, status: RequestStatus): Promise<void>
  /** @param requestId or the id of an entry that can't be read. */
  forget(requestId: string): Promise<void>
  /**
   * Removes every address that is neither to be paid nor on its way, and what neither this nor a newer version can read.
   *
   * @returns how many entries were removed, and how many are left.
   * @throws {JournalError} when the store refuses; what it removed stays removed.
   */
  clear(): Promise<{ removed: number; kept: number }>
}

/** Makes the book of one service. It reads the journal with its first listener. */
export function createDepositBook(
  {
    baseUrl,
    journal,
    nonEvmChains = [],
  }: {
    baseUrl: string
    journal: Journal
    /** Chains outside the EVM: what lies on any other one has addresses of the EVM. */
    nonEvmChains?: readonly NonEvmChain[] | undefined
  },
  now: () => number = Date.now,
): DepositBook {
  /** What this page asked for and audited: no store has a say in it. Where it stands, another tab may know better. */
  const audited = new Map<string, Pick<StoredDeposit, 'terms' | 'account'>>()
  /** How often this page has changed the store. */
  let changes = 0
  /** What is on its way into the store, which may still hold, and tell, what stood there before. */
  const beingWritten = new Set<JournalEntry>()
  const store = createStore(noDeposits, {
    onActive() {
      void read()
      return journal.subscribe?.(() => void read())
    },
  })

  function publish(deposits: readonly StoredDeposit[], unreadable = store.getState().unreadable): void {
    store.setState(toBookState(deposits, unreadable, now()))
  }

  function without(requestId: string): StoredDeposit[] {
    return store.getState().deposits.filter(({ terms }) => terms.requestId !== requestId)
  }

  const readEach = (entries: readonly JournalEntry[]) =>
    readDeposits(entries, { baseUrl, now: now(), nonEvmChains, audited })

  /** What the store holds. What was read before a change would take back what was written, and list what was removed. */
  async function readNewest(): Promise<readonly JournalEntry[]> {
    const before = changes
    const entries = await readEntries(journal)
    return changes === before ? entries : readNewest()
  }

  async function read(): Promise<void> {
    const { stored, unreadable } = readEach(await readNewest().catch(() => []))
    const { deposits } = store.getState()
    publish([...unstoredOf(deposits, stored, now()), ...stored], unreadable)
    const removable = unreadable.filter((entry) =>
      isRemovable(entry, { version: depositEntryVersion, baseUrl, now: now() }),
    )
    const ids = [...outdatedIds(store.getState().deposits, now()), ...removable.map(({ id }) => id)]
    await Promise.all(ids.map((id) => journal.remove(id).catch(() => {})))
  }

  async function write(deposit: Omit<StoredDeposit, 'isStored' | 'isAudited'>): Promise<void> {
    const { requestId } = deposit.terms
    const text = toJsonText({ version: depositEntryVersion, baseUrl, ...deposit })
    const entry: JournalEntry = { id: depositIdOf(requestId), text }
    beingWritten.add(entry)
    const isStored = await journal.write(entry).then(
      () => true,
      () => false,
    )
    beingWritten.delete(entry)
    changes += 1
    publish([...without(requestId), { ...deposit, isStored, isAudited: audited.has(requestId) }])
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    keep(terms, account) {
      audited.set(terms.requestId, { terms, account })
      return write({ terms, ...(account && { account }), status: 'waiting', updatedAt: now() })
    },
    async note(requestId, status) {
      const known = store.getState().deposits.find(({ terms }) => terms.requestId === requestId)
      if (!known || known.status === status) return
      const { terms, account } = known
      await write({ terms, ...(account && { account }), status, updatedAt: now() })
    },
    async clear() {
      // Judged by what is read here alone: what is stored meanwhile may be paid.
      const ids = clearableIds(readEach(await readNewest()), now())
      const written = new Set(Array.from(beingWritten, ({ id }) => id))
      const removable = ids.filter((id) => !written.has(id))
      // Refused or not: the list tells what is left.
      changes += 1
      await removeRecords(journal, removable).finally(() => {
        changes += 1
        return read()
      })
      return { removed: removable.length, kept: countKept(store.getState(), now()) }
    },
    async forget(requestId) {
      audited.delete(requestId)
      changes += 1
      const unreadable = store.getState().unreadable.filter(({ id }) => id !== depositIdOf(requestId))
      publish(without(requestId), unreadable)
      await journal.remove(depositIdOf(requestId)).catch(() => {})
      changes += 1
    },
  }
}
