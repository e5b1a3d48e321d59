'use client'
import { useEffect, useRef, useState } from 'react'
import { useExecutionState } from '../hooks/useExecutionState.ts'
import { useLoaded } from '../ui/useLoaded.ts'
import { isProgressShown } from './progress/isProgressShown.ts'
import { SwapAmount } from './swap/SwapAmount.tsx'
import { SwapBalance } from './swap/SwapBalance.tsx'
import { SwapNotice } from './swap/SwapNotice.tsx'
import { SwapOptions } from './swap/SwapOptions.tsx'
import { SwapReading } from './swap/SwapReading.tsx'
import { SwapReverse } from './swap/SwapReverse.tsx'
import { SwapRoot, type SwapRootProps } from './swap/SwapRoot.tsx'
import { SwapSide } from './swap/SwapSide.tsx'
import { SwapSubmit } from './swap/SwapSubmit.tsx'
import { SwapToken } from './swap/SwapToken.tsx'
import { SwapUsd } from './swap/SwapUsd.tsx'
import { useSwapQuote } from './swap/useSwapQuote.ts'

// None of them is needed before the first quote, and the form is usable without them.
const loadExtras = () => import('./swap/swapExtras.ts')
const loadFees = () => import('./fees/Fees.tsx')
const loadProgress = () => import('./progress/Progress.tsx')
const loadResume = () => import('./progress/Resume.tsx')

export interface SwapWidgetProps extends Omit<SwapRootProps, 'children'> {}

/**
 * The swap form with its fees, the progress of what was submitted, and what else is under way. Everything typed is kept while the
 * progress is in sight and after it.
 *
 * @example
 * <SwapWidget defaultPay={{ chainId: 1, address: usdc }} defaultReceive={{ chainId: 8453, address: usdcOnBase }} />
 */
export function SwapWidget(props: SwapWidgetProps) {
  return (
    <SwapRoot {...props}>
      <SwapContent />
    </SwapRoot>
  )
}

function SwapContent() {
  const { state, isUnderWay } = useExecutionState()
  const Progress = useLoaded(loadProgress)?.Progress
  const isInProgress = Progress !== undefined && isProgressShown(state, isUnderWay)
  const region = useRef<HTMLDivElement>(null)
  const wasInProgress = useRef(isInProgress)
  useEffect(() => {
    if (wasInProgress.current === isInProgress) return
    wasInProgress.current = isInProgress
    // What had the focus is gone with the view it was in.
    region.current?.querySelector<HTMLElement>(isInProgress ? 'h2' : '[name="payAmount"]')?.focus()
  }, [isInProgress])
  return <div ref={region}>{isInProgress ? <Progress /> : <SwapFields />}</div>
}

function SwapFields() {
  const Extra = useLoaded(loadExtras)?.swapExtras
  const Resume = useLoaded(loadResume)?.Resume
  return (
    <>
      {Resume && <Resume />}
      <SwapSide side="pay">
        <SwapBalance side="pay" />
        <SwapAmount side="pay" />
        <SwapToken side="pay" />
        <SwapReading side="pay" />
        <SwapUsd side="pay" />
        {Extra && <Extra.Fractions />}
      </SwapSide>
      <SwapReverse />
      <SwapSide side="receive">
        <SwapBalance side="receive" />
        <SwapAmount side="receive" />
        <SwapToken side="receive" />
        <SwapReading side="receive" />
        <SwapUsd side="receive" />
      </SwapSide>
      <SwapOptions>
        {Extra && (
          <>
            <Extra.Recipient />
            <Extra.Refund />
            <Extra.Slippage />
            <Extra.Topup />
          </>
        )}
      </SwapOptions>
      <SwapFees />
      <SwapNotice />
      <SwapSubmit />
      {Extra && (
        <>
          <Extra.Age />
          <Extra.Deposit />
        </>
      )}
    </>
  )
}

function SwapFees() {
  const { data: quote, isError } = useSwapQuote('SwapWidget').query
  const Fees = useLoaded(loadFees)?.Fees
  // Kept here: the fees come and go with the quote, the reader's wish to see them does not.
  const [isOpen, setIsOpen] = useState(false)
  return Fees && quote && !isError ? (
    <Fees quote={quote} defaultOpen={isOpen} onOpenChange={setIsOpen} />
  ) : null
}
