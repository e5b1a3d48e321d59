'use client'
import { useClient } from './useClient.ts'
import { useIsPast } from './internal/useIsPast.ts'
import type { UseQuoteReturnType } from './useQuote.ts'

/**
 * How good a quote is at this moment.
 *
 * - `none`: there is no question yet
 * - `loading`: the answer is on its way, or is asked for again after a failure
 * - `ready`: it may be executed
 * - `stale`: too old to be executed; a new one must come
 * - `offline`: it can't be asked for while the page is offline
 * - `error`: the last answer was none. An older quote is not used in its place.
 */
export type QuoteLife = 'none' | 'loading' | 'ready' | 'stale' | 'offline' | 'error'

/**
 * Tells how good the quote of `useQuote` is, and tells again when it gets too old.
 *
 * @example
 * const query = useQuote(question)
 * const life = useQuoteLife(query)
 * <button disabled={life !== 'ready'}>Bridge</button>
 */
export function useQuoteLife({
  data: quote,
  isError,
  // These two stay as they are while a quote is refreshed, so that a refresh renders nothing until its answer comes.
  isLoading,
  isPaused,
  failureCount,
}: Pick<UseQuoteReturnType, 'data' | 'isError' | 'isLoading' | 'isPaused' | 'failureCount'>): QuoteLife {
  const { quoteMaxAgeMs } = useClient()
  const isTooOld = useIsPast(quote && quote.receivedAt + quoteMaxAgeMs)
  if (isPaused) return 'offline'
  if (isError) return 'error'
  if (!quote) return isLoading ? 'loading' : 'none'
  if (failureCount > 0) return 'loading'
  return isTooOld ? 'stale' : 'ready'
}
