'use client'
import { useState } from 'react'
import { FeesWidget } from '../../../fees/FeesWidget.tsx'
import { useSwapFacts } from '../../model/swapContext.ts'

/** What the form's quote costs; nothing without a quote. */
export function SwapFees() {
  const { data: quote, isError } = useSwapFacts('SwapWidget').quote
  // Kept here: the fees come and go with the quote, the reader's wish to see them does not.
  const [isOpen, setIsOpen] = useState(false)
  return quote && !isError ? <FeesWidget quote={quote} defaultOpen={isOpen} onOpenChange={setIsOpen} /> : null
}
