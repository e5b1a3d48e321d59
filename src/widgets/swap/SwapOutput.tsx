'use client'
import type { ComponentProps } from 'react'
import { formatAmount } from '../../utils/amounts/formatAmount.ts'
import { partProps } from '../attributes.ts'
import { useMessages } from '../useMessages.ts'
import { useLocale } from '../useNumbers.ts'
import { useSwapState } from './swapContext.ts'
import { useSwapQuote } from './useSwapQuote.ts'

/** What arrives, by the quote. Renders an `<output>`. */
export function SwapOutput(props: ComponentProps<'output'>) {
  const translate = useMessages()
  const locale = useLocale()
  const isSettled = useSwapState('Swap.Output', (state) => state.text === state.settledText)
  const { query } = useSwapQuote('Swap.Output')
  const { data: quote, isError, isFetching } = query
  const state = quote && !isError ? (isSettled ? 'ready' : 'stale') : isFetching ? 'loading' : 'empty'
  const { currencyOut } = quote?.details ?? {}
  return (
    <output
      htmlFor="amount"
      aria-label={translate('swap.receive.amount')}
      // The status line announces the quote; a second voice would only repeat it.
      aria-live="off"
      dir="ltr"
      {...props}
      {...partProps('swap-output', state)}
    >
      {currencyOut && !isError
        ? formatAmount(currencyOut.amount, {
            decimals: currencyOut.currency.decimals,
            locale,
            rounding: 'down',
          })
        : '0'}
    </output>
  )
}
