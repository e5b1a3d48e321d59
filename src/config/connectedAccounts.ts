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

/** Whose wallets are connected, and what of others they have asked to see. */
export interface ConnectedAccounts {
  /** Calls back whenever something may be hidden, or shown again; returns a function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Whether it is of an account that is not connected any more, and nobody has asked for it since. What a page runs for an account
   * that it never connected is the page's to show.
   */
  isHidden(view: OwnedView): boolean
  /** Somebody wants to see it: until another account connects, or this one leaves. */
  ask(id: string): void
  /** A part of the page has this account; returns a function for when that part is gone, which says nothing of the wallet. */
  connect(account: Address): () => void
  /** A part of the page that knows has no wallet, or not the one that it had. */
  leave(): void
}

export function createConnectedAccounts(clock: Pick<Clock, 'sleep'>): ConnectedAccounts {
  const listeners = createListeners()
  /** One for each part of the page that knows of a wallet. */
  const connections = new Set<{ account: string }>()
  /** In lower case, like all below. */
  const present = new Set<string>()
  const gone = new Set<string>()
  /** False where who has asked is not who is here. */
  const asked = new Map<string, boolean>()
  let leaving: AbortController | undefined

  function settle(): void {
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
    for (const id of asked.keys()) asked.set(id, false)
    listeners.notify()
  }

  return {
    subscribe: listeners.add,
    isHidden({ id, account }) {
      if (account === undefined || present.has(account.toLowerCase())) return false
      const isAsked = id === undefined ? undefined : asked.get(id)
      return isAsked === undefined ? gone.has(account.toLowerCase()) : !isAsked
    },
    ask(id) {
      asked.set(id, true)
      listeners.notify()
    },
    connect(account) {
      const connection = { account: account.toLowerCase() }
      connections.add(connection)
      // Back in time, or another one in its place: nothing is waited for any more.
      settle()
      return () => void connections.delete(connection)
    },
    leave() {
      const here = new Set(Array.from(connections, ({ account }) => account))
      if (leaving || Array.from(present).every((account) => here.has(account))) return
      leaving = new AbortController()
      clock.sleep(leaveAfterMs, leaving.signal).then(settle, () => {})
    },
  }
}
