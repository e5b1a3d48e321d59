import type { Address } from 'viem'
import type { Clock } from '../utils/time/clock.ts'
import { createListeners } from '../utils/events/createListeners.ts'

/**
 * How long a wallet may be gone and still counts as connected, in milliseconds: libraries lose it for a moment when it changes its
 * chain, or connects again. Another account in its place counts at once.
 */
const leaveAfterMs = 3_000

/** A transfer or a deposit address, and the account that it was begun with. */
export interface OwnedView {
  id: string | undefined
  /** Undefined for nobody's: such a view is hidden from nobody. */
  account: string | undefined
}

/** The accounts that are connected, and the views of other accounts that the person has asked to see. */
export interface ConnectedAccounts {
  /** Calls the listener whenever a view may be hidden or shown again; returns a function that ends the calls. */
  subscribe(listener: () => void): () => void
  /**
   * Whether the view's account is not connected any more, and nobody has asked for the view since. The view of an account that never
   * was connected is not hidden: the page itself runs it.
   */
  isHidden(view: OwnedView): boolean
  /** The person wants to see the view with this id, until any account connects or leaves. */
  show(id: string): void
  /** A part of the page has this account. The returned function takes the part out; the account stays connected. */
  connect(account: Address): () => void
  /**
   * A part of the page was told that its wallet is gone, or is another one now.
   *
   * @param account The account that the part had. @default every account that no part has any more
   */
  leave(account?: Address): void
  /**
   * The account that the page has in place of this one: itself while it is connected, or never was, and undefined where there is none.
   * One that is gone may come back, and is waited for as long as it counts as connected.
   */
  successorOf(account: Address): Promise<Address | undefined>
}

export function createConnectedAccounts(clock: Pick<Clock, 'sleep'>): ConnectedAccounts {
  const listeners = createListeners()
  /** The account of each part of the page that has a wallet, in lower case, as in the sets below. */
  const connections = new Set<{ account: string; address: Address }>()
  const present = new Set<string>()
  const gone = new Set<string>()
  /** The views that the person asked to see, by id; false once other accounts are connected than then. */
  const shown = new Map<string, boolean>()
  /** Accounts that are gone and count as connected; `over` resolves once it is decided of all of them. */
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
      if (account === undefined || present.has(account.toLowerCase())) return false
      const isShown = id === undefined ? undefined : shown.get(id)
      return isShown === undefined ? gone.has(account.toLowerCase()) : !isShown
    },
    show(id) {
      shown.set(id, true)
      listeners.notify()
    },
    connect(account) {
      const connection = { account: account.toLowerCase(), address: account }
      connections.add(connection)
      // It takes the place of those that are gone, unless the page has it anyway, in an object made anew, or it came back in time.
      if (!present.has(connection.account)) refresh(() => true)
      else if (leaving?.accounts.delete(connection.account) && leaving.accounts.size === 0) endWait()
      return () => void connections.delete(connection)
    },
    leave(account) {
      const named = account === undefined ? Array.from(present) : [account.toLowerCase()]
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
      const name = account.toLowerCase()
      const isLeaving = () => leaving?.accounts.has(name) === true
      while (isLeaving()) await leaving?.over
      return gone.has(name) ? Array.from(connections).at(-1)?.address : account
    },
  }
}
