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
  /** A part of the page was told that its wallet is gone, or is another one now. */
  leave(): void
}

export function createConnectedAccounts(clock: Pick<Clock, 'sleep'>): ConnectedAccounts {
  const listeners = createListeners()
  /** The account of each part of the page that has a wallet, in lower case, as in the sets below. */
  const connections = new Set<{ account: string }>()
  const present = new Set<string>()
  const gone = new Set<string>()
  /** The views that the person asked to see, by id; false once other accounts are connected than then. */
  const shown = new Map<string, boolean>()
  let leaving: AbortController | undefined

  function refresh(): void {
    leaving?.abort()
    leaving = undefined
    const now = new Set(Array.from(connections, ({ account }) => account))
    const left = Array.from(present).filter((account) => !now.has(account))
    const come = Array.from(now).filter((account) => !present.has(account))
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
      const connection = { account: account.toLowerCase() }
      connections.add(connection)
      // The account came back in time, or another one took its place: the wait is over.
      refresh()
      return () => void connections.delete(connection)
    },
    leave() {
      const here = new Set(Array.from(connections, ({ account }) => account))
      if (leaving || Array.from(present).every((account) => here.has(account))) return
      leaving = new AbortController()
      clock.sleep(leaveAfterMs, leaving.signal).then(refresh, () => {})
    },
  }
}
