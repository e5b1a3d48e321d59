import { depositIdOf, isDepositPending, type StoredDeposit } from './depositEntry.ts'
import { ageOf } from '../execution/ports/journal/ageOf.ts'
import type { UnreadableEntry } from '../execution/ports/journal/executionJournal.ts'
import { keepOverMs, maxFollowed, maxRecords } from '../execution/ports/journal/storeLimits.ts'

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
