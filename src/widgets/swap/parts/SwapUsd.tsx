'use client'
import type { ComponentProps } from 'react'
import { formatUsd } from '../../../utils/format/formatUsd.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { useLocale } from '../../shared/useLocale.ts'
import { useSwapKnown } from '../model/swapContext.ts'

export interface SwapUsdProps extends ComponentProps<'span'> {
  side: 'pay' | 'receive'
}

/** What a side is worth in US dollars, by the quote. Renders a `<span>`, empty while there is no figure. */
export function SwapUsd({ side, ...props }: SwapUsdProps) {
  const part = usePart()
  const locale = useLocale()
  const { data: quote, isError } = useSwapKnown('Swap.Usd').quote
  const amount = side === 'pay' ? quote?.details.currencyIn : quote?.details.currencyOut
  return (
    <span {...props} {...part('swap-usd', undefined, props.className)}>
      {isError ? '' : formatUsd(amount?.amountUsd, { locale, rounding: side === 'pay' ? 'up' : 'down' })}
    </span>
  )
}
