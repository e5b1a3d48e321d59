import { comparableAddress } from '../utils/address/isSameAddress.ts'
import type { Address } from 'viem'
import type { Clock } from '../utils/time/clock.ts'
import { createListeners } from '../utils/events/createListeners.ts'

/**
 * How long a missing wallet still counts as connected, in milliseconds: libraries lose it for a moment when it switches
 * networks or reconnects. A different account counts at once.
 */
const leaveAfterMs = 3_000

/** A swap or deposit address, and the account that started it. */
export interface OwnedView {
  id: string | undefined
  /** Undefined if it has no account: the view is then never hidden. */
  account: string | undefined
}

/** The connected accounts, and the views of other accounts that the user has asked to see. */
export interface ConnectedAccounts {
  /** Calls the listener whenever a view may have been hidden or shown; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /**
   * Whether the view's account is no longer connected, and the user hasn't asked for the view since. The view of an
   * account that was never connected isn't hidden: the page itself runs it.
   */
  isHidden(view: OwnedView): boolean
  /** Shows the view with this ID, as the user asked, until any account connects or disconnects. */
  show(id: string): void
  /**
   * Reports that part of the page has this account. The returned function removes that part; the account stays
   * connected.
   */
  connect(account: Address): () => void
  /**
   * Reports that part of the page has lost its wallet, or has a different one.
   *
   * @param account The account that the part had. @default every account that no part has anymore
   */
  leave(account?: Address): void
  /**
   * The account that the page now uses instead of this one: the same one while it is connected or if it never was, and undefined if there
   * is none. A missing account may come back, so this waits as long as it still counts as connected.
   */
  successorOf(account: Address): Promise<Address | undefined>
}

export function createConnectedAccounts(clock: Pick<Clock, 'sleep'>): ConnectedAccounts {
  const listeners = createListeners()
  /** The account of each part of the page that has a wallet, in the comparable form that the sets below use, too. */
  const connections = new Set<{ account: string; address: Address }>()
  const present = new Set<string>()
  const gone = new Set<string>()
  /** The views that the user asked to see, by ID; false once the connected accounts have changed. */
  const shown = new Map<string, boolean>()
  /** Missing accounts that still count as connected; `over` resolves once all of them are settled. */
  let leaving: { accounts: Set<string>; controller: AbortController; over: Promise<void> } | undefined

  function isHere(account: string): boolean {
    return Array.from(connections).some((connection) => connection.account === account)
  }

  function endWait(): void {
    leaving?.controller.abort()
    leaving = undefined
  }

  function refresh(isGone: (account: string) => boolean): void {
    endWait()
    const left = Array.from(present).filter((account) => !isHere(account) && isGone(account))
    const come = Array.from(connections, ({ account }) => account).filter((account) => !present.has(account))
    if (left.length + come.length === 0) return
    for (const account of left) {
      present.delete(account)
      gone.add(account)
    }
    for (const account of come) {
      present.add(account)
      gone.delete(account)
    }
    for (const id of shown.keys()) shown.set(id, false)
    listeners.notify()
  }

  return {
    subscribe: listeners.add,
    isHidden({ id, account }) {
      if (account === undefined || present.has(comparableAddress(account))) return false
      const isShown = id === undefined ? undefined : shown.get(id)
      return isShown === undefined ? gone.has(comparableAddress(account)) : !isShown
    },
    show(id) {
      shown.set(id, true)
      listeners.notify()
    },
    connect(account) {
      const connection = { account: comparableAddress(account), address: account }
      connections.add(connection)
      // The account replaces missing ones, unless another part of the page already has it, or it came back in time.
      if (!present.has(connection.account)) refresh(() => true)
      else if (leaving?.accounts.delete(connection.account) && leaving.accounts.size === 0) endWait()
      return () => void connections.delete(connection)
    },
    leave(account) {
      const named = account === undefined ? Array.from(present) : [comparableAddress(account)]
      const left = named.filter((name) => present.has(name) && !isHere(name))
      if (left.length === 0) return
      if (leaving) return left.forEach((name) => leaving?.accounts.add(name))
      const accounts = new Set(left)
      const controller = new AbortController()
      const end = () => refresh((name) => accounts.has(name))
      leaving = {
        accounts,
        controller,
        over: clock.sleep(leaveAfterMs, controller.signal).then(end, () => {}),
      }
    },
    async successorOf(account) {
      const name = comparableAddress(account)
      const isLeaving = () => leaving?.accounts.has(name) === true
      while (isLeaving()) await leaving?.over
      return gone.has(name) ? Array.from(connections).at(-1)?.address : account
    },
  }
}
