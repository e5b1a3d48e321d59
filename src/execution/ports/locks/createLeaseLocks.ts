import { JournalError } from '../../../errors/execution.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import {
  isLeaseAlive,
  leaseKey,
  readLease,
  removeLeftLeases,
  writeLease,
  type LeaseStorage,
} from './leases.ts'
import type { Locks, LockRelease } from './locks.ts'

/** How often the holder of a lease renews it, in milliseconds. */
const heartbeatMs = 2_000

/** How long others have to object to a claim, in milliseconds. */
export const objectionMs = 150

interface LeaseLocksParameters {
  storage: LeaseStorage
  clock: Clock
  /** Identifies this page; different in every tab. @default random */
  owner?: string | undefined
}

/**
 * Locks by leases in shared storage, for browsers without the Web Locks API. A page that dies loses its leases ten seconds later.
 *
 * Storage has no compare-and-set, may be cleared, and the clock may jump. So a page first claims a lease, and takes it only if no one
 * objects for a moment. The holder hears of every change and objects, by writing its own lease or, if storage is full, by removing the
 * claim. A page that lost its lease never counts as its holder again, even if it writes it back; `isHeld` is checked before each prompt.
 */
export function createLeaseLocks({
  storage,
  clock,
  owner = crypto.randomUUID(),
}: LeaseLocksParameters): Locks {
  const leases = { storage, clock }
  let count = 0
  /** Keys that this page holds or claims: its own claims fail at once, since it couldn't object to them. */
  const taken = new Set<string>()

  return {
    async acquire(name) {
      const key = leaseKey(name)
      removeLeftLeases(leases, taken)
      if (taken.has(key) || isLeaseAlive(leases, readLease(leases, key))) return undefined
      const holder = `${owner}:${count++}`
      taken.add(key)
      try {
        write(key, holder, false)
        await clock.sleep(objectionMs)
        if (readLease(leases, key)?.owner === holder) {
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
    /** Writes the lease again, even if it was lost: the wallet may already have been prompted. */
    const protest = () => {
      try {
        write(key, holder, true)
      } catch {
        storage.removeItem(key)
      }
    }
    const check = () => {
      const lease = readLease(leases, key)
      if (lease?.owner === holder) return
      // Another tab has the lease, or may have had it while it was free.
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
        if (readLease(leases, key)?.owner === holder) protest()
      }
    }
  }

  function write(key: string, owner: string, isHeld: boolean): void {
    writeLease(leases, key, { owner, isHeld })
  }

  function give(key: string, holder: string): void {
    taken.delete(key)
    if (readLease(leases, key)?.owner === holder) storage.removeItem(key)
  }
}
