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
import type { UnreadableEntry } from '../execution/ports/journal/executionJournal.ts'
import { isOfNewerVersion, isRemovable } from '../execution/ports/journal/entryOrigin.ts'
import { ageOf } from '../execution/ports/journal/ageOf.ts'
import { keepOverMs, maxFollowed, maxRecords } from '../execution/ports/journal/storeLimits.ts'
import type { Journal, JournalEntry } from '../execution/ports/journal/journal.ts'
import type { NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import type { DepositTerms } from './depositTerms.ts'

export interface DepositBookSnapshot {
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
}

/** Every deposit address that this browser has shown: what was shown is found again. */
export interface DepositBook {
  getSnapshot(): DepositBookSnapshot
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
   */
  clear(): Promise<{ removed: number; kept: number }>
}

/** Before the journal was read, and for ever on a server. */
export const noDeposits: DepositBookSnapshot = { isLoaded: false, deposits: [], pending: [], unreadable: [] }

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
  let writes = 0
  const store = createStore(noDeposits, {
    onActive() {
      void read()
      return journal.subscribe?.(() => void read())
    },
  })

  function publish(deposits: readonly StoredDeposit[], unreadable = store.get().unreadable): void {
    const newestFirst = deposits.toSorted((one, other) => other.terms.askedAt - one.terms.askedAt)
    const open = newestFirst.filter((deposit) => isDepositPending(deposit, now()))
    const found = new Set(open.filter(({ isAudited }) => !isAudited).slice(0, maxFollowed))
    const pending = open.filter((deposit) => deposit.isAudited || found.has(deposit))
    // An empty list keeps its identity, so that its readers are not rendered again.
    store.set({
      isLoaded: true,
      deposits: newestFirst,
      pending,
      unreadable: unreadable.length > 0 ? unreadable : noDeposits.unreadable,
    })
  }

  function without(requestId: string): StoredDeposit[] {
    return store.get().deposits.filter(({ terms }) => terms.requestId !== requestId)
  }

  async function read(): Promise<void> {
    const writesBefore = writes
    const entries = await journal.read().catch((): readonly JournalEntry[] => [])
    // It may have been read before something was written: that would look as if it had been removed.
    if (writes !== writesBefore) return read()
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
    const readIds = new Set(stored.map(({ terms }) => terms.requestId))
    // The store may have been emptied by anybody: what this page asked for and may still be paid stays listed.
    const unstored = store
      .get()
      .deposits.filter(
        (deposit) =>
          !readIds.has(deposit.terms.requestId) &&
          (!deposit.isStored || (deposit.isAudited && isDepositPending(deposit, now()))),
      )
      .map((deposit) => (deposit.isStored ? { ...deposit, isStored: false } : deposit))
    publish([...unstored, ...stored], unreadable)
    const old = store.get().deposits.filter((deposit, index) => {
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
    const entry = { version: depositEntryVersion, baseUrl, ...deposit }
    const isStored = await journal.write({ id: depositIdOf(requestId), text: toJsonText(entry) }).then(
      () => true,
      () => false,
    )
    writes += 1
    publish([...without(requestId), { ...deposit, isStored, isAudited: audited.has(requestId) }])
  }

  return {
    getSnapshot: store.get,
    subscribe: store.subscribe,
    keep(terms, account) {
      audited.set(terms.requestId, { terms, account })
      return write({ terms, ...(account && { account }), status: 'waiting', updatedAt: now() })
    },
    async note(requestId, status) {
      const known = store.get().deposits.find(({ terms }) => terms.requestId === requestId)
      if (!known || known.status === status) return
      const { terms, account } = known
      await write({ terms, ...(account && { account }), status, updatedAt: now() })
    },
    async clear() {
      await read()
      const { deposits, unreadable } = store.get()
      const open = deposits.filter((deposit) => isDepositPending(deposit, now()))
      const newer = unreadable.filter(({ isNewer }) => isNewer)
      const kept = new Set([
        ...open.map(({ terms }) => depositIdOf(terms.requestId)),
        ...newer.map(({ id }) => id),
      ])
      const entries = (await journal.read()).filter(
        (entry) => isDepositEntry(entry, baseUrl) && !kept.has(entry.id),
      )
      await Promise.all(entries.map(({ id }) => journal.remove(id)))
      await read()
      return { removed: entries.length, kept: kept.size }
    },
    async forget(requestId) {
      audited.delete(requestId)
      const unreadable = store.get().unreadable.filter(({ id }) => id !== depositIdOf(requestId))
      publish(without(requestId), unreadable)
      await journal.remove(depositIdOf(requestId)).catch(() => {})
    },
  }
}
