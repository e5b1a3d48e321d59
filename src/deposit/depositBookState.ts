import { depositIdOf, isDepositPending, type StoredDeposit } from './depositEntry.ts'
import { ageOf } from '../execution/ports/journal/ageOf.ts'
import type { UnreadableEntry } from '../execution/ports/journal/executionJournal.ts'
import { keepOverMs, maxFollowed, maxRecords } from '../execution/ports/journal/storeLimits.ts'

export interface DepositBookState {
  /** The store was read, or access to it was denied. */
  isLoaded: boolean
  /** Newest first. */
  deposits: readonly StoredDeposit[]
  /**
   * Those that may still be paid or are in progress, as of the last change: all that this page requested, and the twenty newest
   * of those known only from the store.
   */
  pending: readonly StoredDeposit[]
  /** Entries that can't be read. */
  unreadable: readonly UnreadableEntry[]
  /** How many entries `clear()` would remove. */
  clearableCount: number
}

/** Before the journal was read, and for ever on a server. */
export const noDeposits: DepositBookState = {
  isLoaded: false,
  deposits: [],
  pending: [],
  unreadable: [],
  clearableCount: 0,
}

/** What the book tells of deposits and of entries that can't be read. */
export function toBookState(
  deposits: readonly StoredDeposit[],
  unreadable: readonly UnreadableEntry[],
  now: number,
): DepositBookState {
  const newestFirst = deposits.toSorted((one, other) => other.terms.askedAt - one.terms.askedAt)
  const open = newestFirst.filter((deposit) => isDepositPending(deposit, now))
  const found = new Set(open.filter(({ isAudited }) => !isAudited).slice(0, maxFollowed))
  const pending = open.filter((deposit) => deposit.isAudited || found.has(deposit))
  return {
    isLoaded: true,
    deposits: newestFirst,
    pending,
    // An empty list keeps its identity, so that its readers are not rendered again.
    unreadable: unreadable.length > 0 ? unreadable : noDeposits.unreadable,
    clearableCount:
      newestFirst.filter((deposit) => deposit.isStored && !open.includes(deposit)).length +
      unreadable.filter(({ isNewer }) => !isNewer).length,
  }
}

/** The ids of entries that the store holds for longer, or in greater number, than it should. */
export function outdatedIds(newestFirst: readonly StoredDeposit[], now: number): string[] {
  const old = newestFirst.filter((deposit, index) => {
    const isBeyond = index >= maxRecords
    const isOld = ageOf(deposit.updatedAt, now) > keepOverMs
    // What claims to be on its way may be anybody's writing: it stays for long, but not in any number.
    const isPending = isDepositPending(deposit, now)
    return deposit.isStored && (isPending ? !deposit.isAudited && isBeyond && isOld : isBeyond || isOld)
  })
  return old.map(({ terms }) => depositIdOf(terms.requestId))
}

/**
 * What is listed and not in the store: it may have been emptied by anybody, and what this page asked for and may still be paid stays
 * listed.
 */
export function unstoredOf(
  listed: readonly StoredDeposit[],
  stored: readonly StoredDeposit[],
  now: number,
): StoredDeposit[] {
  const storedIds = new Set(stored.map(({ terms }) => terms.requestId))
  return listed
    .filter(
      (deposit) =>
        !storedIds.has(deposit.terms.requestId) &&
        (!deposit.isStored || (deposit.isAudited && isDepositPending(deposit, now))),
    )
    .map((deposit) => (deposit.isStored ? { ...deposit, isStored: false } : deposit))
}

/** The ids of entries that are neither to be paid nor on their way, and of those that neither this nor a newer version can read. */
export function clearableIds(
  { stored, unreadable }: { stored: readonly StoredDeposit[]; unreadable: readonly UnreadableEntry[] },
  now: number,
): string[] {
  const over = stored.filter((deposit) => !isDepositPending(deposit, now))
  const broken = unreadable.filter(({ isNewer }) => !isNewer)
  return [...over.map(({ terms }) => depositIdOf(terms.requestId)), ...broken.map(({ id }) => id)]
}

/** How many entries are left that `clearableIds` does not name. */
export function countKept(
  { deposits, unreadable }: Pick<DepositBookState, 'deposits' | 'unreadable'>,
  now: number,
): number {
  const open = deposits.filter((deposit) => isDepositPending(deposit, now))
  return open.length + unreadable.filter(({ isNewer }) => isNewer).length
}
