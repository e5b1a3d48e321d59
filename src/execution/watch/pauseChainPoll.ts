import type { Client } from '../../client/createClient.ts'
import type { Clock } from '../../utils/time/clock.ts'
import { browserPage } from './pageActivity.ts'
import { pausePoll } from './pausePoll.ts'

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
 * @returns `slept` when it lasted as long as it was told to, and no longer.
 */
export function pauseChainPoll(
  { client, clock, signal }: PauseChainPollContext,
  delayMs: number,
): ReturnType<typeof pausePoll> {
  const page = browserPage(client.baseUrl)
  return pausePoll({ page, clock, signal }, delayMs, { waitsWhileHidden: true })
}
