'use client'
import type { ComponentProps } from 'react'
import { formatUsd } from '../../../utils/format/formatUsd.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { useLocale } from '../../shared/useLocale.ts'
import { useSwapKnown } from '../model/swapContext.ts'
import { useSide, type SideProps } from '../model/sideContext.ts'

export interface SwapFiatValueProps extends ComponentProps<'span'>, SideProps {}

/** What a side is worth in US dollars, by the quote. Renders a `<span>`, empty while there is no figure. */
export function SwapFiatValue({ side: ownSide, ...props }: SwapFiatValueProps) {
  const side = useSide('Swap.FiatValue', ownSide)
  const part = usePart()
  const locale = useLocale()
  const { data: quote, isError } = useSwapKnown('Swap.FiatValue').quote
  const amount = side === 'pay' ? quote?.details.currencyIn : quote?.details.currencyOut
  return (
    <span {...props} {...part('swap-fiat-value', undefined, props.className)}>
      {isError ? '' : formatUsd(amount?.amountUsd, { locale, rounding: side === 'pay' ? 'up' : 'down' })}
    </span>
  )
}
