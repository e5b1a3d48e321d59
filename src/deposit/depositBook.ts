import { checkArgument } from '../errors/checks/checkKinds.ts'
import { checkListener } from '../errors/checks/checkListener.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import type { Address } from 'viem'
import { createBookJournal } from './createBookJournal.ts'
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
import { requestStatuses, type RequestStatus } from '../schemas/status/requestStatus.ts'
import { createStore } from '../utils/events/createStore.ts'
import { toJsonText } from '../utils/text/toJsonText.ts'
import { isRemovable } from '../execution/ports/journal/entryOrigin.ts'
import { depositIdPrefix, type Journal, type JournalEntry } from '../execution/ports/journal/journal.ts'
import { subscribeTo } from '../execution/ports/journal/subscribeTo.ts'
import type { NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import type { DepositTerms } from './depositTerms.ts'

/** The deposit addresses that this browser has shown, so that they can be found again. */
export interface DepositBook {
  getState(): DepositBookState
  /** Calls the listener after each change, in other tabs too; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /**
   * Stores an address. It is listed once it is stored, or once storage was denied.
   *
   * @param account The connected wallet's account.
   */
  keep(terms: DepositTerms, account?: Address): Promise<void>
  /** Records the status of a request. */
  note(requestId: string, status: RequestStatus): Promise<void>
  /** @param requestId The request's ID, or that of an entry that can't be read. */
  forget(requestId: string): Promise<void>
  /**
   * Removes every address that can no longer be paid and isn't in progress, and what neither this nor a newer version can read.
   *
   * @returns how many entries were removed, and how many are left.
   * @throws {JournalError} when storage refuses; what it removed stays removed.
   */
  clear(): Promise<{ removed: number; kept: number }>
}

/** Creates the book of one provider. It reads the journal with its first listener. */
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
  now: () => number = Date.now,
): DepositBook {
  /** What this page requested and audited, which storage can't change. Its status may be newer in another tab. */
  const audited = new Map<string, Pick<StoredDeposit, 'terms' | 'account'>>()
  const { readNewest, write, isBeingWritten, remove } = createBookJournal(journal)
  const store = createStore(noDeposits, {
    onActive() {
      void read()
      return subscribeTo(journal, (ownId) => {
        if (ownId?.startsWith(depositIdPrefix) !== false) void read()
      })
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

  async function read(): Promise<void> {
    const { stored, unreadable } = readEach(await readNewest().catch(() => []))
    publish([...unstoredOf(store.getState().deposits, stored, now()), ...stored], unreadable)
    const removable = unreadable.filter((entry) =>
      isRemovable(entry, { version: depositEntryVersion, baseUrl, now: now() }),
    )
    const ids = [...outdatedIds(store.getState().deposits, now()), ...removable.map(({ id }) => id)]
    await remove(ids).catch(() => {})
  }

  async function put(deposit: Omit<StoredDeposit, 'isStored' | 'isAudited'>): Promise<void> {
    const { requestId } = deposit.terms
    const text = toJsonText({ version: depositEntryVersion, baseUrl, ...deposit })
    const isStored = await write({ id: depositIdOf(requestId), text })
    const isAudited = audited.has(requestId)
    const others = without(requestId)
    // It may have been forgotten meanwhile.
    if (isAudited || others.length < store.getState().deposits.length)
      publish([...others, { ...deposit, isStored, isAudited }])
  }

  return {
    getState: store.getState,
    subscribe: checkListener(store.subscribe),
    async keep(terms, account) {
      checkObject(terms, 'keep', 'terms', {
        fields: ['requestId', 'type', 'address', 'pay', 'receive', 'recipient', 'refundTo', 'askedAt'],
        rule: 'it must come from `requestDepositAddress`',
      })
      if (account != null) checkArgument('keep', 'account', account, 'address')
      audited.set(terms.requestId, { terms, account })
      await put({ terms, ...(account && { account }), status: 'waiting', updatedAt: now() })
    },
    async note(requestId, status) {
      checkArgument('note', 'requestId', requestId, 'text')
      checkArgument('note', 'status', status, requestStatuses)
      const known = store.getState().deposits.find(({ terms }) => terms.requestId === requestId)
      if (!known || known.status === status) return
      const { terms, account } = known
      await put({ terms, ...(account && { account }), status, updatedAt: now() })
    },
    async clear() {
      // Judged only by what was read here: an address stored meanwhile may be paid.
      const ids = clearableIds(readEach(await readNewest()), now())
      const removable = ids.filter((id) => !isBeingWritten(id))
      // Refused or not, the list then shows what is left.
      await remove(removable).finally(read)
      return { removed: removable.length, kept: countKept(store.getState(), now()) }
    },
    async forget(requestId) {
      checkArgument('forget', 'requestId', requestId, 'text')
      audited.delete(requestId)
      const id = depositIdOf(requestId)
      const leave = () =>
        publish(
          without(requestId),
          store.getState().unreadable.filter((entry) => entry.id !== id),
        )
      leave()
      // Until it was removed, it may have been read again.
      await remove([id]).then(leave, () => {})
    },
  }
}
