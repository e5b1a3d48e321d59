'use client'
import { useState } from 'react'
import { FeesWidget } from '../../../fees/FeesWidget.tsx'
import { Skeleton } from '../../../shared/parts/Skeleton.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSwapFacts } from '../../model/swapContext.ts'
import { useIsQuoteReplaced } from '../../model/useSwapNotice.ts'
import { usePart } from '../../usePart.ts'

/** What the form's quote costs; before there is one, what will stand here. Makes room for what is wrong. */
export function SwapFees() {
  const { data: quote, isLoading } = useSwapFacts('SwapWidget').quote
  const isReplaced = useIsQuoteReplaced('SwapWidget')
  const part = usePart()
  const translate = useMessages()
  // Kept here: the fees come and go with the quote, the reader's wish to see them does not.
  const [isOpen, setIsOpen] = useState(false)
  if (isReplaced) return null
  if (quote) return <FeesWidget quote={quote} defaultOpen={isOpen} onOpenChange={setIsOpen} />
  return (
    <p {...part('swap-quote-hint', isLoading ? 'loading' : 'empty')}>
      {isLoading ? <Skeleton /> : translate('swap.quote.hint')}
    </p>
  )
}
