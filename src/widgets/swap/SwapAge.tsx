'use client'
import { useEffect, useState, type ComponentProps } from 'react'
import { useExecutionState } from '../../hooks/useExecutionState.ts'
import { useQuoteLife } from '../../hooks/useQuoteLife.ts'
import { formatDuration } from '../../utils/formatDuration.ts'
import { usePart, useWidgetOptions } from '../widgetOptions.ts'
import { useLocale } from '../useNumbers.ts'
import { useSwapContext, useSwapState } from './swapContext.ts'
import { useSwapQuote } from './useSwapQuote.ts'
import { useExtraMessages } from './useExtraMessages.ts'

/** How old the quote is, with a button that asks for a new one. Renders a `<div>`, or nothing without a quote. */
export function SwapAge(props: ComponentProps<'div'>) {
  const part = usePart()
  const { slots } = useWidgetOptions()
  const translate = useExtraMessages()
  const locale = useLocale()
  const { isUnderWay } = useExecutionState()
  const { store } = useSwapContext('Swap.Age')
  const isPaused = useSwapState('Swap.Age', (state) => state.isPaused)
  const { query } = useSwapQuote('Swap.Age')
  const life = useQuoteLife(query)
  const receivedAt = query.data?.receivedAt
  const age = useSecondsSince(receivedAt)
  const slotted = slots?.RefreshIcon && <slots.RefreshIcon />
  if (receivedAt === undefined || life === 'error' || isUnderWay) return null
  return (
    <div
      {...props}
      {...part(
        'swap-age',
        query.isFetching ? 'refreshing' : life === 'ready' ? 'fresh' : 'stale',
        props.className,
      )}
    >
      {/* Never announced: it changes all the time and says nothing that the notice does not. */}
      <span {...part('swap-age-text')}>
        {translate('swap.quote.age', { time: formatDuration(age, locale) })}
      </span>
      <button
        type="button"
        aria-label={translate('swap.quote.pause')}
        aria-pressed={isPaused}
        onClick={() => store.pause(!isPaused)}
        {...part('swap-pause', isPaused ? 'on' : 'off')}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
          <path d={isPaused ? 'M4 2.5v11l9-5.5z' : 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z'} />
        </svg>
      </button>
      <button
        type="button"
        aria-label={translate('swap.quote.refresh')}
        onClick={() => void query.refetch({ cancelRefetch: false })}
        {...part('swap-refresh')}
      >
        {slotted ?? (
          <svg
            viewBox="0 0 16 16"
            width="14"
            height="14"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path
              d="M13.5 8A5.5 5.5 0 1 1 11.6 3.8M13.5 1.8v3h-3"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        )}
      </button>
    </div>
  )
}

/** How often the age is told anew, in milliseconds: a quote is seldom older than two of them. */
const tickMs = 10_000

function useSecondsSince(at: number | undefined): number {
  const [now, setNow] = useState(at ?? 0)
  useEffect(() => {
    if (at === undefined) return undefined
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, tickMs)
    return () => clearInterval(timer)
  }, [at])
  return at === undefined ? 0 : Math.max(0, Math.floor((now - at) / 1_000))
}
