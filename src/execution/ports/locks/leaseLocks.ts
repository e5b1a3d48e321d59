import { number, text } from '../../../schemas/base/primitives.ts'
import { object } from '../../../schemas/base/object.ts'
import { parseWithSchema } from '../../../schemas/base/parseWithSchema.ts'
import type { Clock } from '../../../utils/clock.ts'
import type { Locks } from './locks.ts'

/** How long a lease holds without a sign of life, how often its holder gives one, and how long a race may last; ms. */
const leaseMs = 10_000
const heartbeatMs = 2_000
const settleMs = 50

const leaseSchema = object({ owner: text, until: number })

export interface LeaseLocksParameters {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  clock: Clock
  /** Names this page; different in every tab. @default random */
  owner?: string | undefined
}

/**
 * Locks by leases in a shared storage, for browsers without the Web Locks API. A page that dies loses its leases ten
 * seconds later.
 */
export function leaseLocks({ storage, clock, owner = crypto.randomUUID() }: LeaseLocksParameters): Locks {
  let count = 0
  return {
    async acquire(name) {
      const key = `causeway:lease:${name}`
      // One page may ask twice; its own lease is a lease all the same.
      const holder = `${owner}:${count++}`
      if (isHeldByOther(key, holder)) return undefined
      renew(key, holder)
      // Storage has no compare-and-set: whoever wrote last, after a moment for the others, has it.
      await clock.sleep(settleMs)
      if (readLease(key)?.owner !== holder) return undefined
      const controller = new AbortController()
      void keep(key, holder, controller.signal)
      return () => {
        controller.abort()
        if (readLease(key)?.owner === holder) storage.removeItem(key)
      }
    },
  }

  function isHeldByOther(key: string, holder: string): boolean {
    const lease = readLease(key)
    const leftMs = (lease?.until ?? 0) - clock.now()
    // No lease of ours lasts longer: a forged one, or one from a clock that was set back, would hold for ever.
    return lease !== undefined && lease.owner !== holder && leftMs > 0 && leftMs <= leaseMs
  }

  function renew(key: string, holder: string): void {
    storage.setItem(key, JSON.stringify({ owner: holder, until: clock.now() + leaseMs }))
  }

  async function keep(key: string, holder: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await clock.sleep(heartbeatMs, signal).catch(() => {})
      if (!signal.aborted && !isHeldByOther(key, holder)) renew(key, holder)
    }
  }

  function readLease(key: string): { owner: string; until: number } | undefined {
    const stored = storage.getItem(key)
    try {
      return parseWithSchema(leaseSchema, JSON.parse(String(stored)))
    } catch {
      // Nobody of ours wrote it, so nobody of ours holds it.
      return undefined
    }
  }
}
