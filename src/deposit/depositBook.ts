import type { Address } from 'viem'
import {
  depositEntryVersion,
  depositIdOf,
  isDepositEntry,
  isDepositPending,
  readDepositEntry,
  type StoredDeposit,
} from './depositEntry.ts'
import type { RequestStatus } from '../schemas/status/requestStatus.ts'
import { createStore } from '../utils/events/createStore.ts'
import { toJsonText } from '../utils/text/toJsonText.ts'
import {
  readEntries,
  removeRecords,
  type UnreadableEntry,
} from '../execution/ports/journal/executionJournal.ts'
import { isOfNewerVersion, isRemovable } from '../execution/ports/journal/entryOrigin.ts'
import { ageOf } from '../execution/ports/journal/ageOf.ts'
import { keepOverMs, maxFollowed, maxRecords } from '../execution/ports/journal/storeLimits.ts'
import type { Journal, JournalEntry } from '../execution/ports/journal/journal.ts'
import type { NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import type { DepositTerms } from './depositTerms.ts'

export interface DepositBookState {
  /** The store was read, or refused. */
  isLoaded: boolean
  /** Newest first. */
  deposits: readonly StoredDeposit[]
  /**
   * Those of them that may still be paid, or are on their way, as of the last change: all that this page asked for, and the twenty
   * newest of those that only a store tells.
   */
  pending: readonly StoredDeposit[]
  /** Entries that can't be read. */
  unreadable: readonly UnreadableEntry[]
  /** How many entries `clear()` would remove. */
  clearableCount: number
}

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

/** Before the journal was read, and for ever on a server. */
export const noDeposits: DepositBookState = {
  isLoaded: false,
  deposits: [],
  pending: [],
  unreadable: [],
  clearableCount: 0,
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
    const newestFirst = deposits.toSorted((one, other) => other.terms.askedAt - one.terms.askedAt)
    const open = newestFirst.filter((deposit) => isDepositPending(deposit, now()))
    const found = new Set(open.filter(({ isAudited }) => !isAudited).slice(0, maxFollowed))
    const pending = open.filter((deposit) => deposit.isAudited || found.has(deposit))
    // An empty list keeps its identity, so that its readers are not rendered again.
    store.setState({
      isLoaded: true,
      deposits: newestFirst,
      pending,
      unreadable: unreadable.length > 0 ? unreadable : noDeposits.unreadable,
      clearableCount:
        newestFirst.filter((deposit) => deposit.isStored && !open.includes(deposit)).length +
        unreadable.filter(({ isNewer }) => !isNewer).length,
    })
  }

  function without(requestId: string): StoredDeposit[] {
    return store.getState().deposits.filter(({ terms }) => terms.requestId !== requestId)
  }

  /** What a store holds of the service, with what this page audited in place of what the store says of it. */
  function readEach(entries: readonly JournalEntry[]): {
    stored: StoredDeposit[]
    unreadable: UnreadableEntry[]
  } {
    const stored: StoredDeposit[] = []
    const unreadable: UnreadableEntry[] = []
    for (const entry of entries.filter((one) => isDepositEntry(one, baseUrl))) {
      const deposit = readDepositEntry(entry, { baseUrl, now: now(), nonEvmChains })
      const known = audited.get(deposit?.terms.requestId ?? '')
      if (deposit) stored.push(known ? { ...deposit, ...known, isAudited: true } : deposit)
      else {
        unreadable.push({
          ...entry,
          reason: 'it is no deposit address of this version',
          isNewer: isOfNewerVersion(entry, depositEntryVersion),
        })
      }
    }
    return { stored, unreadable }
  }

  /** What the store holds. What was read before a change would take back what was written, and list what was removed. */
  async function readNewest(): Promise<readonly JournalEntry[]> {
    const before = changes
    const entries = await readEntries(journal)
    return changes === before ? entries : readNewest()
  }

  async function read(): Promise<void> {
    const { stored, unreadable } = readEach(await readNewest().catch(() => []))
    const readIds = new Set(stored.map(({ terms }) => terms.requestId))
    // The store may have been emptied by anybody: what this page asked for and may still be paid stays listed.
    const unstored = store
      .getState()
      .deposits.filter(
        (deposit) =>
          !readIds.has(deposit.terms.requestId) &&
          (!deposit.isStored || (deposit.isAudited && isDepositPending(deposit, now()))),
      )
      .map((deposit) => (deposit.isStored ? { ...deposit, isStored: false } : deposit))
    publish([...unstored, ...stored], unreadable)
    const old = store.getState().deposits.filter((deposit, index) => {
      const isBeyond = index >= maxRecords
      const isOld = ageOf(deposit.updatedAt, now()) > keepOverMs
      // What claims to be on its way may be anybody's writing: it stays for long, but not in any number.
      const isPending = isDepositPending(deposit, now())
      return deposit.isStored && (isPending ? !deposit.isAudited && isBeyond && isOld : isBeyond || isOld)
    })
    const removable = unreadable.filter((entry) =>
      isRemovable(entry, { version: depositEntryVersion, baseUrl, now: now() }),
    )
    const ids = [...old.map(({ terms }) => depositIdOf(terms.requestId)), ...removable.map(({ id }) => id)]
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
      const { stored, unreadable } = readEach(await readNewest())
      const over = stored.filter((deposit) => !isDepositPending(deposit, now()))
      const broken = unreadable.filter(({ isNewer }) => !isNewer)
      const written = new Set(Array.from(beingWritten, ({ id }) => id))
      const ids = [...over.map(({ terms }) => depositIdOf(terms.requestId)), ...broken.map(({ id }) => id)]
      const removable = ids.filter((id) => !written.has(id))
      // Refused or not: the list tells what is left.
      changes += 1
      await removeRecords(journal, removable).finally(() => {
        changes += 1
        return read()
      })
      const left = store.getState()
      const open = left.deposits.filter((deposit) => isDepositPending(deposit, now()))
      const newer = left.unreadable.filter(({ isNewer }) => isNewer)
      return { removed: removable.length, kept: open.length + newer.length }
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
