import type { Client } from '../../../client/createClient.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { browserPage } from './pageActivity.ts'
import { pausePoll } from './pausePoll.ts'

/** Longest pause between two reads of a chain, in milliseconds. */
const maxDelayMs = 10 * 60_000

/**
 * Pause before a chain is read again, in milliseconds. It is a tenth of the time already waited, so that a result is noticed at most a
 * tenth later.
 *
 * @param firstMs The shortest pause.
 * @param waitedMs How long the caller has already waited.
 */
export function chainPollDelay(firstMs: number, waitedMs: number): number {
  return Math.min(maxDelayMs, Math.max(firstMs, waitedMs / 10))
}

/** Creates a function that pauses between two reads of a chain, with growing pauses as in `chainPollDelay`. */
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
 * Pauses between two reads of a chain. The pause lasts while the page is hidden or offline, and ends at once when the user returns.
 *
 * @returns `slept` if the pause lasted as long as requested.
 */
export function pauseChainPoll(
  { client, clock, signal }: PauseChainPollContext,
  delayMs: number,
): ReturnType<typeof pausePoll> {
  const page = browserPage(client.baseUrl)
  return pausePoll({ page, clock, signal }, delayMs, { waitsWhileHidden: true })
}
