import type { Clock } from '../../utils/clock.ts'

/** How long a wallet, a chain, a lock or a store may take before a prompt, in milliseconds. */
export const limitMs = 20_000

/** Waits for what may never come: after a while, something else is done instead. Ends with the signal too. */
export async function withLimit<value>(
  { clock, signal }: { clock: Clock; signal: AbortSignal },
  promise: Promise<value>,
  onLimit: () => value | Promise<value>,
): Promise<value> {
  const controller = new AbortController()
  const ending = AbortSignal.any([signal, controller.signal])
  // Left, there is nothing more to wait for; who waits sees that it was left.
  const limit = clock.sleep(limitMs, ending).then(onLimit, onLimit)
  try {
    return await Promise.race([promise, limit])
  } finally {
    controller.abort()
  }
}
