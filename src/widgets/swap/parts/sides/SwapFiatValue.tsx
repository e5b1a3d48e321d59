'use client'
import { forwardRef } from 'react'
import { useTopupText } from '../../../shared/messages/figures/useTopupText.ts'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { impactBps } from '../../../shared/model/figures/priceImpact.ts'
import { Skeleton } from '../../../shared/parts/Skeleton.tsx'
import { PriceImpactText } from '../../../shared/parts/figures/PriceImpactText.tsx'
import { usePart } from '../../usePart.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useSwapFacts } from '../../model/swapContext.ts'
import { useSide, type SideProps } from './useSide.ts'

export interface SwapFiatValueProps extends PartProps<'span'>, SideProps {}

/**
 * The value of a side in US dollars, from the quote; for what is received, with the price impact. Without a value, an
 * invisible placeholder keeps its place. Renders a `<span>`.
 */
export const SwapFiatValue = forwardRef<HTMLSpanElement, SwapFiatValueProps>(function SwapFiatValue(
  { side: ownSide, ...props },
  ref,
) {
  const side = useSide('Swap.FiatValue', ownSide)
  const part = usePart()
  const locale = useLocale()
  const { data, isError, isLoading } = useSwapFacts('Swap.FiatValue').quote
  const quote = isError ? undefined : data
  const amount = side === 'pay' ? quote?.details.currencyIn : quote?.details.currencyOut
  const usd = formatUsd(amount?.amountUsd, { locale, rounding: side === 'pay' ? 'up' : 'down' })
  const topup = useTopupText(side === 'receive' ? quote?.details : undefined)
  const state = usd ? 'known' : isLoading ? 'loading' : 'empty'
  return renderPart(
    <span ref={ref} {...part('swap-fiat-value', state)}>
      {usd && <span>{usd}</span>}
      {usd && topup && <span>{topup}</span>}
      {state === 'loading' && <Skeleton />}
      {state === 'empty' && <span aria-hidden="true">–</span>}{' '}
      {quote && side === 'receive' && <PriceImpactText bps={impactBps(quote.details)} />}
    </span>,
    props,
  )
})
