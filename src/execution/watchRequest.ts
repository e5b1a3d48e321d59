import { getRequestStatus, type RequestStatus } from '../actions/getRequestStatus.ts'
import type { Client } from '../client/createClient.ts'
import { RateLimitError } from '../errors/client.ts'
import type { Clock } from '../utils/clock.ts'
import { pollDelay } from './pollDelay.ts'

export interface WatchRequestParameters {
  requestId: string
  /** Path of the lookup that the step names. */
  path?: string | undefined
  onStatus: (status: RequestStatus) => void
  /** A look failed; the watch goes on. */
  onUnavailable: () => void
}

/**
 * Looks at a request until the service says that it succeeded or was refunded. A look that fails is never
 * taken for a failed request, and a failed request is watched on: a refund may follow. Rejects only when the
 * signal aborts.
 */
export async function watchRequest(
  client: Client,
  { requestId, path, onStatus, onUnavailable }: WatchRequestParameters,
  { clock, signal, random = Math.random }: { clock: Clock; signal: AbortSignal; random?: () => number },
): Promise<void> {
  const startedAt = clock.now()
  let failures = 0
  for (;;) {
    let error: unknown
    try {
      const status = await getRequestStatus(client, { requestId, path }, { signal })
      failures = 0
      onStatus(status)
      if (status.state === 'success' || status.state === 'refund') return
    } catch (caught) {
      signal.throwIfAborted()
      error = caught
      failures += 1
      onUnavailable()
    }
    await clock.sleep(
      pollDelay({
        elapsedMs: clock.now() - startedAt,
        failures,
        isRateLimited: error instanceof RateLimitError,
        retryAfterMs: error instanceof RateLimitError ? error.retryAfterMs : undefined,
        random: random(),
      }),
      signal,
    )
  }
}
