import type { Client } from '../../client/createClient.ts'
import { raceAbort } from '../../utils/time/raceAbort.ts'
import type { Clock } from '../../utils/time/clock.ts'
import { browserPage } from './pageActivity.ts'

/** Longest pause between two reads of a chain, in milliseconds. */
const maxDelayMs = 10 * 60_000

/**
 * Pause before a chain is read again, in milliseconds: what has taken long may take a tenth longer before it is noticed.
 *
 * @param firstMs The pause at first.
 * @param waitedMs How long it has been looked for.
 */
export function chainPollDelay(firstMs: number, waitedMs: number): number {
  return Math.min(maxDelayMs, Math.max(firstMs, waitedMs / 10))
}

/** Pauses between reads of a chain, each as long as `chainPollDelay` says of all before. */
export function growingPause(context: PauseChainPollContext): (leastMs: number) => Promise<void> {
  let waitedMs = 0
  return async (leastMs) => {
    const delayMs = chainPollDelay(leastMs, waitedMs)
    await pauseChainPoll(context, delayMs)
    waitedMs += delayMs
  }
}

export interface PauseChainPollContext {
  client: Pick<Client, 'baseUrl'>
  clock: Clock
  signal: AbortSignal
}

/**
 * Pauses between two reads of a chain. While nobody looks at the page, or there is no network, it lasts; when somebody comes back
 * it ends at once.
 *
 * @returns `returned` when it ended for that reason.
 */
export async function pauseChainPoll(
  { client, clock, signal }: PauseChainPollContext,
  delayMs: number,
): Promise<'slept' | 'returned'> {
  signal.throwIfAborted()
  const page = browserPage(client.baseUrl)
  const isAway = () => page.isHidden() || page.isOffline()
  const controller = new AbortController()
  const ending = AbortSignal.any([signal, controller.signal])
  let wasAway = isAway()
  const returned = new Promise<'returned'>((resolve) => {
    const stop = page.subscribe(() => {
      if (wasAway && !isAway()) resolve('returned')
      wasAway = isAway()
    })
    ending.addEventListener('abort', stop)
  })
  const slept = clock.sleep(delayMs, ending).then(() => (isAway() ? returned : 'slept'))
  try {
    return await raceAbort(Promise.race([slept, returned]), signal)
  } finally {
    controller.abort()
  }
}
