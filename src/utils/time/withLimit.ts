import type { Clock } from './clock.ts'
import { raceAndAbort } from './raceAndAbort.ts'

/** How long a wallet, a chain, a lock or a store may take before a prompt, in milliseconds. */
export const limitMs = 20_000

export interface Limited {
  clock: Clock
  signal?: AbortSignal | undefined
  /** Milliseconds. */
  maxMs?: number
}

/** An `onLimit` for those who must know that nobody answered. */
export const rejectTimeout = (who: string) => (): Promise<never> =>
  Promise.reject(new Error(`The ${who} did not answer in time.`))

/** Waits for a promise that may never settle. After `maxMs`, or once the signal aborts, `onLimit` gives the value instead. */
export async function withLimit<value>(
  { clock, signal, maxMs = limitMs }: Limited,
  promise: Promise<value>,
  onLimit: () => value | Promise<value>,
): Promise<value> {
  return raceAndAbort(signal, (ending) => [
    promise,
    // The sleep rejects when the signal aborts. `onLimit` answers then, too: the caller sees for itself that the signal aborted.
    clock.sleep(maxMs, ending).then(onLimit, onLimit),
  ])
}
