'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { useSwapDerived } from '../../model/swapContext.ts'
import { usePart } from '../../usePart.ts'

/** Says that the figures are only a price while no wallet is connected. Renders a `<p>`, or nothing. */
export const SwapIndicativeNotice = forwardRef<HTMLParagraphElement, PartProps<'p'>>(
  function SwapIndicativeNotice(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const isShown = useSwapDerived(
      'Swap.IndicativeNotice',
      ({ indicativeQuote }) => indicativeQuote !== undefined,
    )
    if (!isShown) return null
    return renderPart(
      <p ref={ref} {...part('swap-indicative-notice')}>
        {translate('swap.indicative')}
      </p>,
      props,
    )
  },
)
