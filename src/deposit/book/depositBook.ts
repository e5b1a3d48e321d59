import { checkArgument } from '../../errors/checks/checkKinds.ts'
import { checkListener } from '../../errors/checks/checkListener.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { Address } from 'viem'
import { createBookJournal } from './createBookJournal.ts'
import { createReports } from './createReports.ts'
import { createBookStore } from './createBookStore.ts'
import { createBookWriter } from './createBookWriter.ts'
import { clearableIds, countKept, keepLater, type DepositBookState } from './depositBookState.ts'
import { depositIdOf, isDepositPending, type KnownDeposit } from './depositEntry.ts'
import { requestStatuses, type RequestStatus } from '../../schemas/status/requestStatus.ts'
import type { Journal } from '../../execution/ports/journal/journal.ts'
import { systemClock, type Clock } from '../../utils/time/clock.ts'
import type { NonEvmChain } from '../../utils/chains/nonEvmChain.ts'
import type { DepositTerms } from '../depositTerms.ts'
import type { DepositSigns } from '../depositSigns.ts'

/** The deposit addresses that this browser has shown, so that they can be found again. */
export interface DepositBook {
  getState(): DepositBookState
  /** Calls the listener after each change, in other tabs too; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /**
   * Stores an address. It is listed once it is stored, or once storage refused it.
   *
   * @param account The connected wallet's account.
   */
  save(terms: DepositTerms, account?: Address): Promise<void>
  /**
   * Records the status of a request, unless a later one is known: an end stays, and so does that a payment was seen.
   *
   * @param isDropped Whether it ended because the network dropped the deposit. @default false
   * @param signs What the provider has said of it, in addition to the signs that are known. @default none
   */
  updateStatus(
    requestId: string,
    status: RequestStatus,
    isDropped?: boolean,
    signs?: DepositSigns,
  ): Promise<void>
  /** The latest status that `updateStatus` was given: unlike a listed one, it can't come from storage. */
  reportedStatusOf(requestId: string): RequestStatus | undefined
  /** All signs that `updateStatus` was given: unlike listed ones, they can't come from storage. */
  reportedSignsOf(requestId: string): DepositSigns
  /**
   * Removes an address, or an entry that can't be read, at any time: a payment to it is treated as before. If storage refuses, it is listed
   * again by the next page; at once if another page has stored a payment that this one didn't list, for the user to decide again.
   *
   * @param requestId The request's ID, or that of an entry that can't be read.
   */
  forget(requestId: string): Promise<void>
  /**
   * Removes every address that can no longer be paid and isn't in progress, and what neither this nor a newer version can read.
   *
   * @returns how many entries were removed, and how many are left.
   * @throws {JournalError} when storage refuses; what it removed stays removed.
   */
  clear(): Promise<{ removed: number; kept: number }>
}

function isSameReport(one: KnownDeposit, other: KnownDeposit): boolean {
  return (
    one.status === other.status &&
    (one.isDropped ?? false) === (other.isDropped ?? false) &&
    (one.signs?.length ?? 0) === (other.signs?.length ?? 0)
  )
}

/** Creates the book of one provider. It reads the journal when the first listener subscribes, and retries until that succeeds. */
export function createDepositBook(
  {
    baseUrl,
    journal,
    nonEvmChains = [],
  }: {
    baseUrl: string
    journal: Journal
    /** Chains outside the EVM; addresses on any other chain are EVM addresses. */
    nonEvmChains?: readonly NonEvmChain[] | undefined
  },
  clock: Clock = systemClock,
): DepositBook {
  const now = () => clock.now()
  const bookJournal = createBookJournal(journal, clock)
  const { readNewest, write, change, isBeingWritten, remove } = bookJournal
  const bookStore = createBookStore({ baseUrl, journal, nonEvmChains, bookJournal }, clock)
  const { audited, store, publish, without, readEach, read } = bookStore

  const reports = createReports()

  const { put, isPaidElsewhere } = createBookWriter({ baseUrl, bookJournal, bookStore })

  return {
    getState: store.getState,
    subscribe: checkListener(store.subscribe),
    async save(terms, account) {
      checkObject(terms, 'save', 'terms', {
        fields: ['requestId', 'type', 'address', 'pay', 'receive', 'recipient', 'refundTo', 'requestedAt'],
        rule: 'it must come from `requestDepositAddress`',
      })
      if (account != null) checkArgument('save', 'account', account, 'address')
      audited.set(terms.requestId, { terms, account })
      const known = store.getState().deposits.find((deposit) => deposit.terms.requestId === terms.requestId)
      const waiting = { terms, ...(account && { account }), status: 'waiting' as const, updatedAt: now() }
      await put(keepLater<KnownDeposit>(waiting, known), write)
    },
    async updateStatus(requestId, status, isDropped = false, signs = []) {
      checkArgument('updateStatus', 'requestId', requestId, 'text')
      checkArgument('updateStatus', 'status', status, requestStatuses)
      checkArgument('updateStatus', 'isDropped', isDropped, 'boolean')
      checkArgument('updateStatus', 'signs', signs, 'list')
      reports.add(requestId, status, signs)
      const known = store.getState().deposits.find(({ terms }) => terms.requestId === requestId)
      if (!known) return
      const { terms, account } = known
      const ended = isDropped && { isDropped }
      const reported = { terms, ...(account && { account }), status, ...ended, signs, updatedAt: now() }
      const next = keepLater(reported, known)
      if (isSameReport(known, next)) return
      // At once, so that no older report counts while this one is being stored.
      const { isStored, isAudited } = known
      publish([...without(requestId), { ...next, isStored, isAudited }])
      await put(next, change)
    },
    reportedStatusOf: reports.statusOf,
    reportedSignsOf: reports.signsOf,
    async clear() {
      // Decided only by this read: an address that was stored meanwhile may still be paid.
      const ids = clearableIds(readEach(await readNewest()), now())
      // Storage may not have heard of a payment that this page knows.
      const open = store.getState().deposits.filter((deposit) => isDepositPending(deposit, now()))
      const openIds = new Set(open.map(({ terms }) => depositIdOf(terms.requestId)))
      const removable = ids.filter((id) => !isBeingWritten(id) && !openIds.has(id))
      // Even if storage refused: the list then shows what is left.
      await remove(removable).finally(read)
      return { removed: removable.length, kept: countKept(store.getState(), now()) }
    },
    async forget(requestId) {
      checkArgument('forget', 'requestId', requestId, 'text')
      const known = store.getState().deposits.find(({ terms }) => terms.requestId === requestId)
      const own = audited.get(requestId)
      audited.delete(requestId)
      const id = depositIdOf(requestId)
      const leave = () => {
        const { unreadable, error } = store.getState()
        publish(without(requestId), { unreadable: unreadable.filter((entry) => entry.id !== id), error })
      }
      leave()
      if (await isPaidElsewhere(requestId, known)) {
        if (own) audited.set(requestId, own)
        await read()
        return
      }
      // Before the removal finished, it may have been read again.
      await remove([id]).then(leave, () => {})
    },
  }
}
