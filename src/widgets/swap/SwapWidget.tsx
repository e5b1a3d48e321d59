'use client'
import { createContext, memo, useContext, useEffect, useRef } from 'react'
import { useExecutionState } from '../../hooks/internal/useExecutionState.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { lazySwapExtras, type SwapExtras } from './lazySwapExtras.ts'
import { SwapAmount } from './parts/SwapAmount.tsx'
import { SwapBalance } from './parts/SwapBalance.tsx'
import { SwapNotice } from './parts/SwapNotice.tsx'
import { SwapOptions } from './parts/SwapOptions.tsx'
import { SwapReading } from './parts/SwapReading.tsx'
import { SwapReverse } from './parts/SwapReverse.tsx'
import { SwapRoot, type SwapRootProps } from './parts/SwapRoot.tsx'
import { SwapSide } from './parts/SwapSide.tsx'
import { SwapSubmit } from './parts/SwapSubmit.tsx'
import { SwapToken } from './parts/SwapToken.tsx'
import { SwapUsd } from './parts/SwapUsd.tsx'

/** The parts that came after the form. */
const SwapExtrasContext = createContext<SwapExtras['parts'] | undefined>(undefined)

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
  const extras = useLoaded(lazySwapExtras)
  const isInProgress = extras?.isProgressShown(state, isUnderWay) === true
  const region = useRef<HTMLDivElement>(null)
  const wasInProgress = useRef(isInProgress)
  useEffect(() => {
    if (wasInProgress.current === isInProgress) return
    wasInProgress.current = isInProgress
    // What had the focus is gone with the view it was in.
    region.current?.querySelector<HTMLElement>(isInProgress ? 'h2' : '[name="payAmount"]')?.focus()
  }, [isInProgress])
  return (
    <SwapExtrasContext.Provider value={extras?.parts}>
      <div ref={region}>{isInProgress ? <extras.Progress /> : <SwapFields />}</div>
    </SwapExtrasContext.Provider>
  )
}

/** Without properties, so that what its owner hears of renders none of it again. */
const SwapFields = memo(function SwapFields() {
  return (
    <>
      <Extra name="Resume" />
      <SwapSide side="pay">
        <SwapBalance side="pay" />
        <SwapAmount side="pay" />
        <SwapToken side="pay" />
        <SwapReading side="pay" />
        <SwapUsd side="pay" />
        <Extra name="Fractions" />
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
        <Extra name="Recipient" />
        <Extra name="Refund" />
        <Extra name="Slippage" />
        <Extra name="Topup" />
      </SwapOptions>
      <Extra name="Fees" />
      <SwapNotice />
      <SwapSubmit />
      <Extra name="Age" />
      <Extra name="Deposit" />
    </>
  )
})

/** A part that comes after the form; nothing until then. */
function Extra({ name }: { name: keyof SwapExtras['parts'] }) {
  const Part = useContext(SwapExtrasContext)?.[name]
  return Part ? <Part /> : null
}
