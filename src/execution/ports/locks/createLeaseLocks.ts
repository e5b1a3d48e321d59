import { JournalError } from '../../../errors/execution.ts'
import { boolean, number, text } from '../../../schemas/base/primitives.ts'
import { object } from '../../../schemas/base/object.ts'
import { parseWithSchema } from '../../../schemas/base/parseWithSchema.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import type { Locks, LockRelease } from './locks.ts'

/** How long a lease holds without a sign of life, and how often its holder gives one, in milliseconds. */
export const leaseMs = 10_000
const heartbeatMs = 2_000

/** How long others have to object to a claim, in milliseconds. */
export const objectionMs = 150

/** How long a lease of a tab that has died may be left, in milliseconds: its name holds an account or a request id. */
const maxLeftMs = 3_600_000

const prefix = 'causeway:lease:'

/** `isHeld`: nobody has objected. Until then it is a claim, which its holder objects to. */
const leaseSchema = object({ owner: text, until: number, isHeld: boolean })

/** What several tabs share. */
export interface LeaseStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Every key, of others too. */
  keys(): readonly string[]
  /** Calls back when another tab has changed something, whatever it was; returns a function that ends it. */
  subscribe(listener: () => void): () => void
}

export interface LeaseLocksParameters {
  storage: LeaseStorage
  clock: Clock
  /** Names this page; different in every tab. @default random */
  owner?: string | undefined
}

/**
 * Locks by leases in a shared storage, for browsers without the Web Locks API. A page that dies loses its leases ten
 * seconds later.
 *
 * Storage has no compare-and-set, may be cleared, and the clock may jump. So a lease is claimed first, and taken only when
 * nobody has objected for a moment. Its holder hears of every change and objects, by writing its own lease or, where the
 * storage is full, by removing the claim. Who finds its lease gone has lost it for good: `isHeld` tells before a prompt.
 */
export function createLeaseLocks({
  storage,
  clock,
  owner = crypto.randomUUID(),
}: LeaseLocksParameters): Locks {
  let count = 0
  /** What this page holds or claims: it never asks itself. */
  const taken = new Set<string>()

  return {
    async acquire(name) {
      const key = `${prefix}${name}`
      removeLeft()
      if (taken.has(key) || isAlive(readLease(key))) return undefined
      const holder = `${owner}:${count++}`
      taken.add(key)
      try {
        write(key, holder, false)
        await clock.sleep(objectionMs)
        if (readLease(key)?.owner === holder) {
          write(key, holder, true)
          return hold(key, holder)
        }
      } catch (cause) {
        give(key, holder)
        throw new JournalError({ cause })
      }
      taken.delete(key)
      return undefined
    },
  }

  function hold(key: string, holder: string): LockRelease {
    const controller = new AbortController()
    let isLost = false
    /** Writes the lease anew, even if it is lost: the wallet may have been prompted under it already. */
    const protest = () => {
      try {
        write(key, holder, true)
      } catch {
        storage.removeItem(key)
      }
    }
    const check = () => {
      const lease = readLease(key)
      if (lease?.owner === holder) return
      // Another tab has the lease by now, or may have got it while it was free.
      if (!lease || lease.isHeld) isLost = true
      if (!lease?.isHeld) protest()
    }
    const stop = storage.subscribe(check)
    void beat()
    return Object.assign(
      () => {
        if (controller.signal.aborted) return
        controller.abort()
        stop()
        give(key, holder)
      },
      {
        isHeld() {
          if (controller.signal.aborted) return false
          check()
          return !isLost
        },
      },
    )

    async function beat(): Promise<void> {
      for (;;) {
        await clock.sleep(heartbeatMs, controller.signal).catch(() => {})
        if (controller.signal.aborted) return
        check()
        if (readLease(key)?.owner === holder) protest()
      }
    }
  }

  function removeLeft(): void {
    const keys = storage.keys().filter((key) => key.startsWith(prefix) && !taken.has(key))
    for (const key of keys) {
      const { until = 0 } = readLease(key) ?? {}
      if (Math.abs(until - clock.now()) > maxLeftMs) storage.removeItem(key)
    }
  }

  /** Whether a lease still holds. One that ends later than any lease can was written before the clock was set back. */
  function isAlive(lease: { until: number } | undefined): boolean {
    const leftMs = (lease?.until ?? 0) - clock.now()
    return leftMs > 0 && leftMs <= leaseMs
  }

  function write(key: string, holder: string, isHeld: boolean): void {
    storage.setItem(key, JSON.stringify({ owner: holder, until: clock.now() + leaseMs, isHeld }))
  }

  function give(key: string, holder: string): void {
    taken.delete(key)
    if (readLease(key)?.owner === holder) storage.removeItem(key)
  }

  function readLease(key: string): { owner: string; until: number; isHeld: boolean } | undefined {
    try {
      return parseWithSchema(leaseSchema, JSON.parse(String(storage.getItem(key))))
    } catch {
      // No lease that this library wrote: nobody holds it.
      return undefined
    }
  }
}
