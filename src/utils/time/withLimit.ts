import type { Clock } from './clock.ts'

/** How long a wallet, a chain, a lock or a store may take before a prompt, in milliseconds. */
export const limitMs = 20_000

export interface Limited {
  clock: Clock
  signal?: AbortSignal | undefined
  /** Milliseconds. */
  maxMs?: number
}

/** Waits for what may never come: after a while, something else is done instead. Ends with the signal too. */
export async function withLimit<value>(
  { clock, signal, maxMs = limitMs }: Limited,
  promise: Promise<value>,
  onLimit: () => value | Promise<value>,
): Promise<value> {
  const controller = new AbortController()
  const ending = AbortSignal.any([...(signal ? [signal] : []), controller.signal])
  // Left, there is nothing more to wait for; who waits sees that it was left.
  const limit = clock.sleep(maxMs, ending).then(onLimit, onLimit)
  try {
    return await Promise.race([promise, limit])
  } finally {
    controller.abort()
  }
}
