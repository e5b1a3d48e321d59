'use client'
import { forwardRef } from 'react'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { impactBps } from '../../../shared/model/priceImpact.ts'
import { PriceImpactText } from '../../../shared/parts/PriceImpactText.tsx'
import { usePart } from '../../usePart.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useSwapFacts } from '../../model/swapContext.ts'
import { useSide, type SideProps } from './useSide.ts'

export interface SwapFiatValueProps extends PartProps<'span'>, SideProps {}

/**
 * What a side is worth in US dollars, by the quote; what is received with its price impact. Renders a `<span>`, empty while
 * there is no figure.
 */
export const SwapFiatValue = forwardRef<HTMLSpanElement, SwapFiatValueProps>(function SwapFiatValue(
  { side: ownSide, ...props },
  ref,
) {
  const side = useSide('Swap.FiatValue', ownSide)
  const part = usePart()
  const locale = useLocale()
  const { data: quote, isError } = useSwapFacts('Swap.FiatValue').quote
  const amount = side === 'pay' ? quote?.details.currencyIn : quote?.details.currencyOut
  const usd = formatUsd(amount?.amountUsd, { locale, rounding: side === 'pay' ? 'up' : 'down' })
  return renderPart(
    <span ref={ref} {...part('swap-fiat-value')}>
      {quote && !isError && (
        <>
          {usd && <span>{usd}</span>}{' '}
          {side === 'receive' && <PriceImpactText bps={impactBps(quote.details)} />}
        </>
      )}
    </span>,
    props,
  )
})
