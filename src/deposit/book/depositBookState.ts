import type { JournalError } from '../../errors/execution.ts'
import { isSettled } from '../../schemas/status/requestStatus.ts'
import { laterStatus } from '../../schemas/status/laterStatus.ts'
import { mergeSigns } from '../depositSigns.ts'
import { depositIdOf, isDepositPending, type KnownDeposit, type StoredDeposit } from './depositEntry.ts'
import { ageOf, isOlderThan } from '../../execution/ports/journal/ageOf.ts'
import type { UnreadableEntry } from '../../execution/ports/journal/journalEntries.ts'
import { keepOverMs, maxFollowed, maxRecords } from '../../execution/ports/journal/storeLimits.ts'

export interface DepositBookState {
  /** Storage was read, or reading failed: then `error` is set, and `deposits` has what this page knows. */
  isLoaded: boolean
  /** Newest first. */
  deposits: readonly StoredDeposit[]
  /**
   * Those that may still be paid or are in progress, as of the last change: all that this page requested, and the twenty newest of those
   * known only from storage.
   */
  pending: readonly StoredDeposit[]
  /** Entries that can't be read. */
  unreadable: readonly UnreadableEntry[]
  /** How many entries `clear()` would remove. */
  clearableCount: number
  /** Storage could not be read. Reading is retried with growing pauses. */
  error: JournalError | undefined
}

/** The state before the journal was read, and always on a server. */
export const noDeposits: DepositBookState = {
  isLoaded: false,
  deposits: [],
  pending: [],
  unreadable: [],
  clearableCount: 0,
  error: undefined,
}

/** The state of the book, from its deposits and unreadable entries. */
export function toBookState(
  deposits: readonly StoredDeposit[],
  unreadable: readonly UnreadableEntry[],
  now: number,
): Omit<DepositBookState, 'error'> {
  const newestFirst = deposits.toSorted((one, other) => other.terms.requestedAt - one.terms.requestedAt)
  const open = newestFirst.filter((deposit) => isDepositPending(deposit, now))
  const found = new Set(open.filter(({ isAudited }) => !isAudited).slice(0, maxFollowed))
  const pending = open.filter((deposit) => deposit.isAudited || found.has(deposit))
  return {
    isLoaded: true,
    deposits: newestFirst,
    pending,
    // An empty list keeps its identity, so that its readers don't rerender.
    unreadable: unreadable.length > 0 ? unreadable : noDeposits.unreadable,
    clearableCount:
      newestFirst.filter((deposit) => deposit.isStored && !open.includes(deposit)).length +
      unreadable.filter(({ isNewer }) => !isNewer).length,
  }
}

/**
 * The IDs of stored entries that are too old or too many. By age alone goes only what the provider has delivered or refunded: any other
 * address may have been paid, and the device's clock may be wrong now, or may have been when it was requested.
 */
export function outdatedIds(newestFirst: readonly StoredDeposit[], now: number): string[] {
  const stored = newestFirst.filter(({ isStored }) => isStored)
  const over = stored.filter(({ status }) => isSettled(status))
  const open = stored.filter(({ status }) => !isSettled(status))
  const old = [
    ...over.filter(({ updatedAt }, index) => index >= maxRecords || isOlderThan(keepOverMs, updatedAt, now)),
    // Entries may be forged: all but a limited number of them are removed, if they are old or have a future date.
    ...open.filter(
      ({ isAudited, updatedAt }, index) =>
        index >= maxRecords && !isAudited && ageOf(updatedAt, now) > keepOverMs,
    ),
  ]
  return old.map(({ terms }) => depositIdOf(terms.requestId))
}

/**
 * Listed deposits that aren't in storage, which anyone may have emptied: those that this page requested and that may still be paid stay
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

/** A deposit with the later status and all signs that are known of it: another page, or a slow write, may be behind. */
export function keepLater<
  deposit extends Pick<StoredDeposit, 'terms' | 'status' | 'isDropped' | 'signs' | 'updatedAt'>,
>(deposit: deposit, known: KnownDeposit | undefined): deposit {
  if (!known) return deposit
  const signs = mergeSigns(deposit.signs ?? [], known.signs ?? [])
  const merged = signs.length > (deposit.signs?.length ?? 0) ? { ...deposit, signs } : deposit
  if (laterStatus(known.status, deposit.status) === deposit.status) return merged
  const { status, isDropped, updatedAt } = known
  return { ...merged, status, isDropped, updatedAt }
}

/**
 * The IDs of entries that are neither payable nor in progress, and of those that neither this nor a newer version can
 * read.
 */
export function clearableIds(
  { stored, unreadable }: { stored: readonly StoredDeposit[]; unreadable: readonly UnreadableEntry[] },
  now: number,
): string[] {
  const over = stored.filter((deposit) => !isDepositPending(deposit, now))
  const broken = unreadable.filter(({ isNewer }) => !isNewer)
  return [...over.map(({ terms }) => depositIdOf(terms.requestId)), ...broken.map(({ id }) => id)]
}

/** How many entries `clearableIds` keeps. */
export function countKept(
  { deposits, unreadable }: Pick<DepositBookState, 'deposits' | 'unreadable'>,
  now: number,
): number {
  const open = deposits.filter((deposit) => isDepositPending(deposit, now))
  return open.length + unreadable.filter(({ isNewer }) => isNewer).length
}
