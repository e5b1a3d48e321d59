'use client'
import { RateLimitError } from '../../../errors/client.ts'
import { quoteLimitedUntil } from '../../../query/service/quoteLimit.ts'
import { useIsPast } from '../../base/useIsPast.ts'
import { useConfig } from '../../context/useConfig.ts'

/**
 * Whether the provider's rate limit still prevents quote requests, after an error of the last one: until then, a request would fail without
 * being sent.
 */
export function useIsQuoteLimited(error: Error | null): boolean {
  const { client } = useConfig('useIsQuoteLimited')
  const until = error instanceof RateLimitError ? quoteLimitedUntil(client) : undefined
  const isOver = useIsPast(until, client.clock)
  return until !== undefined && !isOver
}
