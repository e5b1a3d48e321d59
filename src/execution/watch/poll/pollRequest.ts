import type { RequestState } from '../../../schemas/status/requestState.ts'
import { isSettled } from '../../../schemas/status/requestStatus.ts'
import type { Client } from '../../../client/createClient.ts'
import { RateLimitError, ServiceError } from '../../../errors/client.ts'
import { rateLimitWaitMs } from '../../../errors/rateLimitWaitMs.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { msSince } from '../../../utils/time/msSince.ts'
import { classifyRequest } from '../../../schemas/status/requestOutcome.ts'
import { lookUpRequest } from '../../../actions/lookups/lookUpRequest.ts'
import type { PageActivity } from '../../ports/page/pageActivity.ts'
import { pausePoll } from '../../ports/page/pausePoll.ts'
import { pollDelay } from './pollDelay.ts'

/** How long a failed request is still polled, in milliseconds: a refund may follow. */
export const failureGraceMs = 10 * 60_000

/** How long a sent deposit may not have arrived before the history is asked for a successor, in milliseconds. */
const supersededMs = 60_000

/** Whether another request may have the deposit: it hasn't arrived, and was sent, or last looked up in the history, long ago. */
export function mayBeSuperseded(state: RequestState, since: number, now: number): boolean {
  return classifyRequest(state) === 'open' && msSince(since, now) >= supersededMs
}

/** What is known about a request besides the provider's report; it may change while the request is tracked. */
export interface WatchRequestHints {
  /** How long the fill should take from the deposit on, in milliseconds. */
  estimateMs?: number | undefined
  /** When the deposit was sent, in milliseconds since the epoch; null if it wasn't. */
  sentAt?: number | null | undefined
}

interface PollRequestParameters {
  requestId: string
  /** Path of the lookup that the step names. */
  path?: string | undefined
  getHints: () => WatchRequestHints
  onStatus: (state: RequestState) => void
  /** A poll failed; the watch goes on. */
  onUnavailable: (error: unknown) => void
  /** Another request superseded this one and is polled from now on. */
  onSuperseded: (requestId: string) => void
}

export interface PollContext {
  clock: Clock
  page: PageActivity
  random: () => number
  signal: AbortSignal
  /** The request that superseded another, if any. */
  findSuccessor: (requestId: string, signal: AbortSignal) => Promise<string | undefined>
  /** Resolves to end a pause early. */
  untilWoken: (signal: AbortSignal) => Promise<void>
}

/**
 * Polls a request until the provider reports success or a refund, or until ten minutes after it reported a failure. A failed poll never
 * counts as a failed request. Rejects only when the signal aborts.
 *
 * A deposit address may pass to another request, which then has the payment; only the history shows that. It is fetched rarely, and only
 * while a deposit that was sent long ago hasn't arrived.
 */
export async function pollRequest(
  client: Client,
  { requestId, path, getHints, onStatus, onUnavailable, onSuperseded }: PollRequestParameters,
  { clock, page, random, signal, findSuccessor, untilWoken }: PollContext,
): Promise<void> {
  const startedAt = clock.now()
  const watched = { requestId, path }
  let successorFetchedAt: number | undefined
  let isRefused = false
  let failures = 0
  let failedAt: number | undefined
  for (;;) {
    let error: unknown
    try {
      const { state, path: found } = await lookUpRequest(client, watched, { signal })
      watched.path = found
      failures = 0
      onStatus(state)
      if (isSettled(state.status)) return
      if (await isTakenOver(state)) continue
      failedAt = state.status === 'failure' ? (failedAt ?? clock.now()) : undefined
    } catch (caught) {
      signal.throwIfAborted()
      error = caught
      failures += 1
      onUnavailable(caught)
    }
    if (clock.now() - (failedAt ?? Infinity) > failureGraceMs) return
    const { estimateMs, sentAt } = getHints()
    const delayMs = pollDelay({
      // A refund may follow a failure at any time: the pauses start over and grow.
      elapsedMs: msSince(failedAt ?? sentAt ?? startedAt, clock.now()),
      estimateMs: failedAt === undefined ? estimateMs : undefined,
      isUnsent: sentAt === null,
      isHidden: page.isHidden(),
      failures,
      isRateLimited: error instanceof RateLimitError,
      retryAfterMs: rateLimitWaitMs(error),
      random: random(),
    })
    // A requested pause is kept even if the user returns to the page.
    if (error instanceof RateLimitError) await clock.sleep(delayMs, signal)
    if (error instanceof RateLimitError && !page.isOffline()) continue
    await pausePoll({ page, clock, signal }, delayMs, { untilWoken })
  }

  async function isTakenOver(state: RequestState): Promise<boolean> {
    const now = clock.now()
    const since = successorFetchedAt ?? getHints().sentAt ?? now
    if (isRefused || !mayBeSuperseded(state, since, now)) return false
    successorFetchedAt = now
    const successor = await findSuccessor(watched.requestId, signal).catch((error: unknown) => {
      // Without a key, the history can't be read later either.
      if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) isRefused = true
    })
    if (successor === undefined) return false
    watched.requestId = successor
    watched.path = undefined
    onSuperseded(successor)
    return true
  }
}
