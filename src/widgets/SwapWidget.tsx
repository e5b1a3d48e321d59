'use client'
import { useEffect, useRef, useState } from 'react'
import { useExecutionState } from '../hooks/useExecutionState.ts'
import { Fees } from './fees/Fees.tsx'
import { Progress } from './progress/Progress.tsx'
import { isProgressShown } from './progress/isProgressShown.ts'
import { Swap } from './swap/Swap.ts'
import type { SwapRootProps } from './swap/SwapRoot.tsx'
import { useSwapQuote } from './swap/useSwapQuote.ts'

export interface SwapWidgetProps extends Omit<SwapRootProps, 'children'> {}

/**
 * The swap form with its fees, and the progress of what was submitted. Everything typed is kept while the
 * progress is in sight and after it.
 *
 * @example
 * <SwapWidget defaultPay={{ chainId: 1, address: usdc }} defaultReceive={{ chainId: 8453, address: usdcOnBase }} />
 */
export function SwapWidget(props: SwapWidgetProps) {
  return (
    <Swap.Root {...props}>
      <SwapContent />
    </Swap.Root>
  )
}

function SwapContent() {
  const { state, isUnderWay } = useExecutionState()
  const isInProgress = isProgressShown(state, isUnderWay)
  const region = useRef<HTMLDivElement>(null)
  const wasInProgress = useRef(isInProgress)
  useEffect(() => {
    if (wasInProgress.current === isInProgress) return
    wasInProgress.current = isInProgress
    // What had the focus is gone with the view it was in.
    region.current?.querySelector<HTMLElement>('h2, [name="amount"]')?.focus()
  }, [isInProgress])
  return <div ref={region}>{isInProgress ? <Progress /> : <SwapFields />}</div>
}

function SwapFields() {
  return (
    <>
      <Swap.Side side="pay">
        <Swap.Amount />
        <Swap.Token side="pay" />
        <Swap.Usd side="pay" />
        <Swap.Balance side="pay" />
      </Swap.Side>
      <Swap.Reverse />
      <Swap.Side side="receive">
        <Swap.Output />
        <Swap.Token side="receive" />
        <Swap.Usd side="receive" />
        <Swap.Balance side="receive" />
      </Swap.Side>
      <SwapFees />
      <Swap.Notice />
      <Swap.Submit />
    </>
  )
}

function SwapFees() {
  const { data: quote, isError } = useSwapQuote('SwapWidget').query
  // Kept here: the fees come and go with the quote, the reader's wish to see them does not.
  const [isOpen, setIsOpen] = useState(false)
  return quote && !isError ? <Fees quote={quote} defaultOpen={isOpen} onOpenChange={setIsOpen} /> : null
}
