'use client'
import { useState } from 'react'
import { FeesWidget } from '../../../fees/FeesWidget.tsx'
import { Skeleton } from '../../../shared/parts/Skeleton.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSwapContext, useSwapDerived, useSwapFacts } from '../../model/swapContext.ts'
import { usePart } from '../../usePart.ts'

interface SwapFeesProps {
  /** Hides everything except what the user must know. */
  isHidden: boolean
}

/** The fees of the form's quote; before there is one, a placeholder. Replaced by an error if there is one. */
export function SwapFees({ isHidden }: SwapFeesProps) {
  const { data: quote, isLoading } = useSwapFacts('SwapWidget').quote
  const { review } = useSwapContext('SwapWidget').settings
  const isReplaced = useSwapDerived('SwapWidget', ({ notice }) => notice.replacesQuote)
  const isErrorShownElsewhere = useSwapDerived(
    'SwapWidget',
    ({ notice: { status } }) => status === 'shownElsewhere' || status === 'shownByField',
  )
  const part = usePart()
  const translate = useMessages()
  // Kept here: the fees come and go with the quote, but the user's choice to open them stays.
  const [isOpen, setIsOpen] = useState(false)
  if (isReplaced && !isErrorShownElsewhere) return null
  // If the review is skipped, this is the only place that shows the fees.
  if (isHidden && review !== 'whenNeeded') {
    return quote && !isReplaced && <FeesWidget quote={quote} variant="warnings" />
  }
  if (quote && !isReplaced) return <FeesWidget quote={quote} defaultOpen={isOpen} onOpenChange={setIsOpen} />
  return (
    <p {...part('swap-quote-hint', isLoading ? 'loading' : 'empty')}>
      {isLoading ? <Skeleton /> : translate('swap.quote.hint')}
    </p>
  )
}
