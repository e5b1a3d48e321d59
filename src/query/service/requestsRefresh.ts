import type { RequestsPage } from '../../schemas/requests/requestsPage.ts'
import { RateLimitError } from '../../errors/client.ts'
import { pollDelay } from '../../execution/watch/pollDelay.ts'
import { failureGraceMs } from '../../execution/watch/pollRequest.ts'
import { isFinalRequestStatus } from '../../schemas/status/requestStatus.ts'

/** The least time between two reads of a list, in milliseconds: a page is heavier than a status. */
const minRefreshMs = 3_000

/** How long a request is looked after that does not move, in milliseconds: a quote may never be paid. */
const maxQuietMs = 24 * 3_600_000

export interface RequestsRefreshParameters {
  pages: readonly Pick<RequestsPage, 'requests'>[]
  /** Why the last read failed; null when it did not. */
  error: Error | null
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Pause before a list is read again, in milliseconds, or false when nothing in it will change: the longer nothing has
 * moved, the longer the pause, and each page counts.
 */
export function requestsRefreshDelay({ pages, error, now }: RequestsRefreshParameters): number | false {
  const quiet = pages.flatMap(({ requests }) =>
    requests.flatMap(({ status, updatedAt }) => {
      // An unreadable time is no reason to leave money out of sight.
      const quietMs = Math.max(0, now - (Date.parse(updatedAt ?? '') || now))
      const limitMs = status === 'failure' ? failureGraceMs : maxQuietMs
      const mayMove = status === 'failure' || !isFinalRequestStatus(status)
      return mayMove && quietMs < limitMs ? [quietMs] : []
    }),
  )
  if (quiet.length === 0) return false
  const delay = pollDelay({
    elapsedMs: Math.min(...quiet),
    failures: error ? 1 : 0,
    isRateLimited: error instanceof RateLimitError,
    retryAfterMs: error instanceof RateLimitError ? error.retryAfterMs : undefined,
    random: 0.5,
  })
  return Math.max(minRefreshMs, delay) * pages.length
}
