import { boolean, number, text } from '../../../schemas/base/primitives.ts'
import { object } from '../../../schemas/base/object.ts'
import { parseWithSchema } from '../../../schemas/base/parseWithSchema.ts'
import type { Clock } from '../../../utils/time/clock.ts'

/** How long a lease is valid without renewal, in milliseconds. */
export const leaseMs = 10_000

/** How long an expired lease may stay in storage, in milliseconds: its key contains an account or a request ID. */
const maxLeftMs = 3_600_000

const prefix = 'causeway:lease:'

/** `isHeld`: no tab has objected. Until then it is only a claim, to which the holder objects. */
const leaseSchema = object({ owner: text, until: number, isHeld: boolean })

/** A held lock, or a claim to one. */
interface Lease {
  owner: string
  until: number
  isHeld: boolean
}

/** Storage that several tabs share. */
export interface LeaseStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Every key, including those of others. */
  keys(): readonly string[]
  /** Calls the listener when another tab has changed anything; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

interface LeasesParameters {
  storage: LeaseStorage
  clock: Pick<Clock, 'now'>
}

/** Where the lease of a lock is stored. */
export function leaseKey(name: string): string {
  return `${prefix}${name}`
}

export function readLease({ storage }: LeasesParameters, key: string): Lease | undefined {
  try {
    return parseWithSchema(leaseSchema, JSON.parse(String(storage.getItem(key))))
  } catch {
    // This library didn't write it, so the lock is free.
    return undefined
  }
}

/** Writes a lease, or a claim, that expires unless renewed. */
export function writeLease(
  { storage, clock }: LeasesParameters,
  key: string,
  { owner, isHeld }: Pick<Lease, 'owner' | 'isHeld'>,
): void {
  storage.setItem(key, JSON.stringify({ owner, until: clock.now() + leaseMs, isHeld }))
}

/** Whether a lease is still valid. Not if it ends later than any lease can: it was written before the clock was set back. */
export function isLeaseAlive({ clock }: LeasesParameters, lease: Lease | undefined): boolean {
  const leftMs = (lease?.until ?? 0) - clock.now()
  return leftMs > 0 && leftMs <= leaseMs
}

/** Removes leases of tabs that died, except for what this page holds or claims. */
export function removeLeftLeases(parameters: LeasesParameters, taken: ReadonlySet<string>): void {
  const { storage, clock } = parameters
  const keys = storage.keys().filter((key) => key.startsWith(prefix) && !taken.has(key))
  for (const key of keys) {
    const { until = 0 } = readLease(parameters, key) ?? {}
    if (Math.abs(until - clock.now()) > maxLeftMs) storage.removeItem(key)
  }
}
