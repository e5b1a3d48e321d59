import type { Address } from 'viem'
import type * as z from 'zod/mini'
import { evmAddress, number, text } from '../schemas/base/primitives.ts'
import { nullish } from '../schemas/base/nullish.ts'
import { map, object } from '../schemas/base/object.ts'
import { parseWithSchema, SchemaError } from '../schemas/base/parseWithSchema.ts'
import { isSettled, toRequestStatus, type RequestStatus } from '../schemas/status/requestStatus.ts'
import { createStore } from '../utils/createStore.ts'
import { toJsonText } from '../utils/toJsonText.ts'
import type { UnreadableEntry } from '../execution/ports/journal/executionJournal.ts'
import { isOfNewerVersion, isOfService, isRemovable } from '../execution/ports/journal/entryOrigin.ts'
import { ageOf } from '../execution/ports/journal/ageOf.ts'
import {
  failedInterestMs,
  keepOverMs,
  maxFollowed,
  maxRecords,
} from '../execution/ports/journal/storeLimits.ts'
import { depositIdPrefix, type Journal, type JournalEntry } from '../execution/ports/journal/journal.ts'
import type { NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import { areAddresses, depositTermsSchema, payableUntil, type DepositTerms } from './depositTerms.ts'

/** The form in which entries are written; a higher one comes from a newer version of this library. */
const entryVersion = 1

const entrySchema = object({
  version: number,
  baseUrl: text,
  /** The wallet's that was connected when the address was asked for; missing where none was. */
  account: nullish(evmAddress),
  terms: depositTermsSchema,
  /** Where the request stood when it was last looked at. */
  status: map(text, toRequestStatus),
  /** Milliseconds since the epoch. */
  updatedAt: number,
})

/** A deposit address that was shown to somebody in this browser. */
export interface StoredDeposit extends Omit<z.output<typeof entrySchema>, 'version' | 'baseUrl'> {
  /** False when the browser refused: it is known for as long as the page lives. */
  isStored: boolean
  /**
   * Its terms and account are those of a quote that this page asked for and audited. Everything else is what a store says,
   * which may be anybody's writing.
   */
  isAudited: boolean
}

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
  broken: readonly UnreadableEntry[]
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
export const noDeposits: DepositBookSnapshot = { isLoaded: false, deposits: [], pending: [], broken: [] }

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
  const store = createStore(noDeposits, {
    onActive() {
      void read()
      return journal.subscribe?.(() => void read())
    },
  })

  function publish(deposits: readonly StoredDeposit[], broken = store.get().broken): void {
    const newestFirst = deposits.toSorted((one, other) => other.terms.askedAt - one.terms.askedAt)
    const open = newestFirst.filter((deposit) => isDepositPending(deposit, now()))
    const found = new Set(open.filter(({ isAudited }) => !isAudited).slice(0, maxFollowed))
    const pending = open.filter((deposit) => deposit.isAudited || found.has(deposit))
    // An empty list keeps its identity, so that its readers are not rendered again.
    store.set({
      isLoaded: true,
      deposits: newestFirst,
      pending,
      broken: broken.length > 0 ? broken : noDeposits.broken,
    })
  }

  function without(requestId: string): StoredDeposit[] {
    return store.get().deposits.filter(({ terms }) => terms.requestId !== requestId)
  }

  async function read(): Promise<void> {
    const entries = await journal.read().catch((): readonly JournalEntry[] => [])
    const stored: StoredDeposit[] = []
    const broken: UnreadableEntry[] = []
    for (const entry of entries.filter((one) => isOfBook(one, baseUrl))) {
      const deposit = readEntry(entry, { baseUrl, now: now(), nonEvmChains })
      const known = audited.get(deposit?.terms.requestId ?? '')
      if (deposit) stored.push(known ? { ...deposit, ...known, isAudited: true } : deposit)
      else {
        broken.push({
          ...entry,
          reason: 'it is no deposit address of this version',
          isNewer: isOfNewerVersion(entry, entryVersion),
        })
      }
    }
    publish([...store.get().deposits.filter(({ isStored }) => !isStored), ...stored], broken)
    const old = store.get().deposits.filter((deposit, index) => {
      const isBeyond = index >= maxRecords
      const isOld = ageOf(deposit.updatedAt, now()) > keepOverMs
      // What claims to be on its way may be anybody's writing: it stays for long, but not in any number.
      const isPending = isDepositPending(deposit, now())
      return deposit.isStored && (isPending ? !deposit.isAudited && isBeyond && isOld : isBeyond || isOld)
    })
    const unreadable = broken.filter((entry) =>
      isRemovable(entry, { version: entryVersion, baseUrl, now: now() }),
    )
    const ids = [...old.map(({ terms }) => idOf(terms.requestId)), ...unreadable.map(({ id }) => id)]
    await Promise.all(ids.map((id) => journal.remove(id).catch(() => {})))
  }

  async function write(deposit: Omit<StoredDeposit, 'isStored' | 'isAudited'>): Promise<void> {
    const { requestId } = deposit.terms
    const entry = { version: entryVersion, baseUrl, ...deposit }
    const isStored = await journal.write({ id: idOf(requestId), text: toJsonText(entry) }).then(
      () => true,
      () => false,
    )
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
      const { deposits, broken } = store.get()
      const open = deposits.filter((deposit) => isDepositPending(deposit, now()))
      const newer = broken.filter(({ isNewer }) => isNewer)
      const kept = new Set([...open.map(({ terms }) => idOf(terms.requestId)), ...newer.map(({ id }) => id)])
      const entries = (await journal.read()).filter(
        (entry) => isOfBook(entry, baseUrl) && !kept.has(entry.id),
      )
      await Promise.all(entries.map(({ id }) => journal.remove(id)))
      await read()
      return { removed: entries.length, kept: kept.size }
    },
    async forget(requestId) {
      audited.delete(requestId)
      const broken = store.get().broken.filter(({ id }) => id !== idOf(requestId))
      publish(without(requestId), broken)
      await journal.remove(idOf(requestId)).catch(() => {})
    },
  }
}

/** Whether somebody may still have to do with an address: it may be paid, or was, or not long ago. */
export function isDepositPending({ terms, status, updatedAt }: StoredDeposit, now: number): boolean {
  if (isSettled(status)) return false
  if (status === 'failure') return ageOf(updatedAt, now) < failedInterestMs
  // A word that nobody knows may be anybody's: it keeps nothing in sight for ever.
  if (status === 'unknown') return ageOf(updatedAt, now) < keepOverMs
  return status !== 'waiting' || now < payableUntil(terms) + failedInterestMs
}

function idOf(requestId: string): string {
  return requestId.startsWith(depositIdPrefix) ? requestId : `${depositIdPrefix}${requestId}`
}

/** Whether an entry is a deposit address of the service; also one that can't be read. */
function isOfBook(entry: JournalEntry, baseUrl: string): boolean {
  return entry.id.startsWith(depositIdPrefix) && isOfService(entry, baseUrl)
}

/** Undefined for an entry that can't be read. */
function readEntry(
  { id, text }: JournalEntry,
  { baseUrl, now, nonEvmChains }: { baseUrl: string; now: number; nonEvmChains: readonly NonEvmChain[] },
): StoredDeposit | undefined {
  try {
    const { version, terms, ...entry } = parseWithSchema(entrySchema, JSON.parse(text))
    const isOurs = version === entryVersion && entry.baseUrl === baseUrl && id === idOf(terms.requestId)
    if (!isOurs || !areAddresses(terms, nonEvmChains)) return undefined
    const isOfLater = ageOf(terms.askedAt, now) === Infinity
    return {
      ...entry,
      terms: isOfLater ? { ...terms, expiresAt: 0 } : terms,
      isStored: true,
      isAudited: false,
    }
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof SyntaxError)) throw error
    return undefined
  }
}
