'use client'
import { useState } from 'react'
import { FeesWidget } from '../../../fees/FeesWidget.tsx'
import { Skeleton } from '../../../shared/parts/Skeleton.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSwapContext, useSwapDerived, useSwapFacts } from '../../model/swapContext.ts'
import { usePart } from '../../usePart.ts'

interface SwapFeesProps {
  /** Leaves everything out but what must be known. */
  isHidden: boolean
}

/** What the form's quote costs; before there is one, what will stand here. Makes room for what is wrong. */
export function SwapFees({ isHidden }: SwapFeesProps) {
  const { data: quote, isLoading } = useSwapFacts('SwapWidget').quote
  const { review } = useSwapContext('SwapWidget').settings
  const isReplaced = useSwapDerived('SwapWidget', ({ notice }) => notice.replacesQuote)
  const isErrorSeen = useSwapDerived('SwapWidget', ({ notice }) => notice.status === 'seen')
  const part = usePart()
  const translate = useMessages()
  // Kept here: the fees come and go with the quote, the reader's wish to see them does not.
  const [isOpen, setIsOpen] = useState(false)
  if (isReplaced && !isErrorSeen) return null
  // Whoever skips the review would see the fees nowhere.
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
