import { boolean, number, text } from '../../../schemas/base/primitives.ts'
import { object } from '../../../schemas/base/object.ts'
import { parseWithSchema } from '../../../schemas/base/parseWithSchema.ts'
import type { Clock } from '../../../utils/time/clock.ts'

/** How long a lease holds without being renewed, in milliseconds. */
export const leaseMs = 10_000

/** How long a lease of a tab that died may stay in storage, in milliseconds: its key contains an account or a request ID. */
const maxLeftMs = 3_600_000

const prefix = 'causeway:lease:'

/** `isHeld`: no tab has objected. Until then it is a claim, to which a holder objects. */
const leaseSchema = object({ owner: text, until: number, isHeld: boolean })

/** The holder of a lock, or the claim to one. */
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
    // Not a lease that this library wrote: it is free.
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

/** Whether a lease still holds. One that ends later than any lease can was written before the clock was set back. */
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
