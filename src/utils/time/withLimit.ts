import type { Clock } from './clock.ts'
import { raceAndAbort } from './raceAndAbort.ts'

/** How long a wallet, a chain, a lock or storage may take before a prompt, in milliseconds. */
export const limitMs = 20_000

export interface Limited {
  clock: Clock
  signal?: AbortSignal | undefined
  /** Milliseconds. */
  maxMs?: number
}

/** An `onLimit` that rejects, for callers that must know that there was no answer. */
export const rejectTimeout = (who: string) => (): Promise<never> =>
  Promise.reject(new Error(`The ${who} did not answer in time.`))

/** Waits for a promise that may never settle. After `maxMs`, or once the signal aborts, the value of `onLimit` is used instead. */
export async function withLimit<value>(
  { clock, signal, maxMs = limitMs }: Limited,
  promise: Promise<value>,
  onLimit: () => value | Promise<value>,
): Promise<value> {
  return raceAndAbort(signal, (ending) => [
    promise,
    // The sleep rejects when the signal aborts; `onLimit` is used then, too, since the caller can check the signal.
    clock.sleep(maxMs, ending).then(onLimit, onLimit),
  ])
}
