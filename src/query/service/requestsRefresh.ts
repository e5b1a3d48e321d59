import type { RequestsPage } from '../../schemas/requests/requestsPage.ts'
import { RateLimitError } from '../../errors/client.ts'
import { rateLimitWaitMs } from '../../errors/rateLimitWaitMs.ts'
import { pollDelay } from '../../execution/watch/poll/pollDelay.ts'
import { failureGraceMs } from '../../execution/watch/poll/pollRequest.ts'
import { isFinalRequestStatus } from '../../schemas/status/requestStatus.ts'
import { perObject } from '../../utils/data/perObject.ts'

/** Shortest pause between two reads of a list, in milliseconds: a page costs more than a status. */
const minRefreshMs = 3_000

/** How long an unchanged request is refreshed, in milliseconds: a quote may never be paid. */
const maxQuietMs = 24 * 3_600_000

/** A request that may still change. */
interface Move {
  /** Milliseconds since the epoch. If the time can't be read, the request is still refreshed: funds may be moving. */
  movedAt: number | undefined
  /** How long it is refreshed if nothing changes. */
  limitMs: number
}

/** Cached by response: react-query asks for the pause at each render, even for lists of thousands. */
const movesOf = perObject((requests: RequestsPage['requests']): readonly Move[] =>
  requests.flatMap(({ status, updatedAt }) => {
    const isFailed = status === 'failure'
    if (!isFailed && isFinalRequestStatus(status)) return []
    const movedAt = Date.parse(updatedAt ?? '') || undefined
    return [{ movedAt, limitMs: isFailed ? failureGraceMs : maxQuietMs }]
  }),
)

interface RequestsRefreshParameters {
  pages: readonly Pick<RequestsPage, 'requests'>[]
  /** Why the last read failed; null if it didn't. */
  error: Error | null
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Pause before a list is refetched, in milliseconds, or false if nothing in it will change: the longer nothing has
 * changed and the more pages there are, the longer the pause.
 */
export function requestsRefreshDelay({ pages, error, now }: RequestsRefreshParameters): number | false {
  const quiet = pages.flatMap(({ requests }) =>
    movesOf(requests).flatMap(({ movedAt = now, limitMs }) => {
      const quietMs = Math.max(0, now - movedAt)
      return quietMs < limitMs ? [quietMs] : []
    }),
  )
  if (quiet.length === 0) return false
  const delay = pollDelay({
    elapsedMs: Math.min(...quiet),
    failures: error ? 1 : 0,
    isRateLimited: error instanceof RateLimitError,
    retryAfterMs: rateLimitWaitMs(error),
    random: 0.5,
  })
  return Math.max(minRefreshMs, delay) * pages.length
}
