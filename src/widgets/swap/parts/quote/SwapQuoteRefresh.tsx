'use client'
import { forwardRef, memo } from 'react'
import type { Quote } from '../../../../actions/getQuote.ts'
import { useExecution } from '../../../../hooks/useExecution.ts'
import { useIsQuoteFetching } from '../../../../hooks/internal/quotes/useIsQuoteFetching.ts'
import { useTicks } from '../../../shared/hooks/useTicks.ts'
import { formatDuration } from '../../../../utils/format/time/formatDuration.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { Icon } from '../../../shared/parts/icons/Icon.tsx'
import { usePart } from '../../usePart.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useRefreshQuote } from '../../model/submit/useRefreshQuote.ts'
import { useSwapContext, useSwapDerived, useSwapFacts, useSwapState } from '../../model/swapContext.ts'
import { isRetryable } from '../../model/quote/isRetryable.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * How fresh the quote is, with a button that fetches a new one. Without a quote, only the button, for a visitor whose main
 * button connects a wallet. Renders a `<div>`, or nothing if there is nothing to fetch.
 */
export const SwapQuoteRefresh = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function SwapQuoteRefresh(props, ref) {
    const { data, status, error, parameters } = useSwapFacts('Swap.QuoteRefresh').quote
    const { isPending } = useExecution()
    const isVisitor = useSwapDerived('Swap.QuoteRefresh', ({ reason }) => reason?.code === 'connect')
    const quote = status === 'error' ? undefined : data
    // True even while it is fetched again, so that the button keeps the focus.
    const canRetry = status === 'loading' || (status === 'error' && isRetryable(error))
    const isShown = !isPending && (quote ?? (isVisitor && parameters && canRetry))
    return isShown ? <QuoteFreshness {...props} ref={ref} quote={quote} /> : null
  },
)

interface QuoteFreshnessProps extends PartProps<'div'> {
  quote: Quote | undefined
}

const QuoteFreshness = forwardRef<HTMLDivElement, QuoteFreshnessProps>(function QuoteFreshness(
  { quote, ...props },
  ref,
) {
  const part = usePart()
  const { status, parameters } = useSwapFacts('Swap.QuoteRefresh').quote
  const isQuoteFetching = useIsQuoteFetching(parameters)
  return renderPart(
    <div
      ref={ref}
      {...part(
        'swap-quote-refresh',
        isQuoteFetching ? 'refreshing' : status === 'ready' ? 'fresh' : 'outdated',
      )}
    >
      {/* For an expired quote, the notice says so. */}
      {quote && status !== 'expired' && <UpdatedText since={quote.receivedAt} />}
      {quote && <PauseButton />}
      <RefreshButton />
    </div>,
    props,
  )
})

// The following are memoized, since a new request or a newer quote changes nothing of them.

const PauseButton = memo(function PauseButton() {
  const part = usePart()
  const translate = useMessages()
  const { store } = useSwapContext('Swap.QuoteRefresh')
  const isAutoRefreshOff = useSwapState(store, (state) => state.isAutoRefreshOff)
  return (
    <button
      type="button"
      aria-label={translate('swap.quote.pause')}
      aria-pressed={isAutoRefreshOff}
      onClick={() => store.actions.setAutoRefresh(isAutoRefreshOff)}
      {...part('swap-pause', isAutoRefreshOff ? 'on' : 'off')}
    >
      {isAutoRefreshOff ? goOn : pause}
    </button>
  )
})

const RefreshButton = memo(function RefreshButton() {
  const part = usePart()
  const translate = useMessages()
  const { isRateLimited } = useSwapFacts('Swap.QuoteRefresh').quote
  const refreshQuote = useRefreshQuote('Swap.QuoteRefresh')
  return (
    <button
      type="button"
      aria-label={translate('swap.quote.refresh')}
      aria-disabled={isRateLimited || undefined}
      onClick={refreshQuote}
      {...part('swap-refresh')}
    >
      {refresh}
    </button>
  )
})

// Created once, so that a new quote doesn't rerender them.
const goOn = (
  <Icon slot="ResumeIcon" isFilled>
    <path d="M4 2.5v11l9-5.5z" />
  </Icon>
)
const pause = (
  <Icon slot="PauseIcon" isFilled>
    <path d="M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z" />
  </Icon>
)
const refresh = (
  <Icon slot="RefreshIcon">
    <path d="M13.5 8A5.5 5.5 0 1 1 11.6 3.8M13.5 1.8v3h-3" />
  </Icon>
)

/** How often the text is updated, in seconds. A quote is seldom older than two updates. */
const tickSeconds = 10

/** The age of the quote. Never announced, since it changes constantly, and the notice says what matters. */
const UpdatedText = memo(function UpdatedText({ since }: { since: number }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const seconds = useTicks(since, tickSeconds * 1_000) * tickSeconds
  return (
    <span {...part('swap-quote-updated')}>
      {seconds === 0
        ? translate('swap.quote.updated.now')
        : translate('swap.quote.updated', { time: formatDuration(seconds, locale) })}
    </span>
  )
})
