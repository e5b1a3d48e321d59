'use client'
import type { ComponentProps } from 'react'
import { formatUsd } from '../../utils/amounts/formatAmount.ts'
import { partProps } from '../attributes.ts'
import { useLocale } from '../useNumbers.ts'
import { useSwapQuote } from './useSwapQuote.ts'

export interface SwapUsdProps extends ComponentProps<'span'> {
  side: 'pay' | 'receive'
}

/** What a side is worth in US dollars, by the quote. Renders a `<span>`, empty while there is no figure. */
export function SwapUsd({ side, ...props }: SwapUsdProps) {
  const locale = useLocale()
  const { data: quote, isError } = useSwapQuote('Swap.Usd').query
  const amount = side === 'pay' ? quote?.details.currencyIn : quote?.details.currencyOut
  return (
    <span {...props} {...partProps('swap-usd')}>
      {isError ? '' : formatUsd(amount?.amountUsd, { locale, rounding: side === 'pay' ? 'up' : 'down' })}
    </span>
  )
}
