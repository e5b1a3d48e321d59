'use client'
import { forwardRef, memo, useEffect, useRef, type ReactNode, type RefAttributes } from 'react'
import { useExecution } from '../../hooks/useExecution.ts'
import { useSwapContext } from './model/swapContext.ts'
import { useIsOwnExecution } from './model/useIsOwnExecution.ts'
import { SwapCheckout } from './parts/checkout/SwapCheckout.tsx'
import { isProgressShown } from '../progress/isProgressShown.ts'
import { PendingExecutionsWidget } from '../pending-executions/PendingExecutionsWidget.tsx'
import { SwapProgress } from './parts/submit/chunks.ts'
import { SwapQuote } from './parts/quote/SwapQuote.tsx'
import { SwapQuoteRefresh } from './parts/quote/SwapQuoteRefresh.tsx'
import { SwapAmount } from './parts/sides/SwapAmount.tsx'
import { SwapBalance } from './parts/sides/SwapBalance.tsx'
import { SwapDeposit } from './parts/deposit/SwapDeposit.tsx'
import { SwapFees } from './parts/quote/SwapFees.tsx'
import { SwapFractions } from './parts/sides/SwapFractions.tsx'
import { SwapCopyDetails } from './parts/submit/SwapCopyDetails.tsx'
import { SwapIndicative } from './parts/quote/SwapIndicative.tsx'
import { SwapNotice } from './parts/submit/SwapNotice.tsx'
import { SwapOptions } from './parts/options/SwapOptions.tsx'
import { SwapAmountPreview } from './parts/sides/SwapAmountPreview.tsx'
import { SwapRecipient, SwapRefund } from './parts/options/SwapRecipient.tsx'
import { SwapPermit } from './parts/options/SwapPermit.tsx'
import { SwapSwitchSides } from './parts/sides/SwapSwitchSides.tsx'
import { SwapRoot, type CheckoutRootProps, type SwapRootProps } from './parts/SwapRoot.tsx'
import { SwapSide } from './parts/sides/SwapSide.tsx'
import { SwapSlippage } from './parts/options/SwapSlippage.tsx'
import { SwapSubmit } from './parts/submit/SwapSubmit.tsx'
import { SwapToken } from './parts/sides/SwapToken.tsx'
import { SwapTopup } from './parts/options/SwapTopup.tsx'
import { SwapFiatValue } from './parts/sides/SwapFiatValue.tsx'

export interface SwapWidgetProps extends Omit<SwapRootProps, 'children'> {}

export interface CheckoutWidgetProps extends Omit<CheckoutRootProps, 'children'> {}

/** Its last signature is what `ComponentProps` tells. */
interface SwapWidgetComponent {
  (props: CheckoutWidgetProps & RefAttributes<HTMLFormElement>): ReactNode
  (props: SwapWidgetProps & RefAttributes<HTMLFormElement>): ReactNode
}

/**
 * The swap form with its fees, the progress of what was submitted, and what else is under way. Everything typed is kept while the
 * progress is in sight and after it.
 *
 * @example
 * <SwapWidget defaultPay={{ chainId: 1, address: usdc }} defaultReceive={{ chainId: 8453, address: usdcOnBase }} />
 * <SwapWidget mode="checkout" checkout={{ token: { chainId: 8453, address: usdcOnBase }, amount: 25_000_000n }} />
 */
export const SwapWidget: SwapWidgetComponent = forwardRef<
  HTMLFormElement,
  SwapWidgetProps | CheckoutWidgetProps
>(function SwapWidget(props, ref) {
  // A component with two signatures takes each of them apart.
  return props.mode === 'checkout' ? (
    <SwapRoot {...props} ref={ref}>
      <SwapContent />
    </SwapRoot>
  ) : (
    <SwapRoot {...props} ref={ref}>
      <SwapContent />
    </SwapRoot>
  )
})

function SwapContent() {
  const { state, isPending } = useExecution()
  const { checkout } = useSwapContext('SwapWidget').settings
  const isOwn = useIsOwnExecution('SwapWidget')
  // What ended elsewhere says nothing of what is to be paid here.
  const isInProgress = isProgressShown(state, isPending) && (isPending || isOwn || !checkout)
  const region = useRef<HTMLDivElement>(null)
  const wasInProgress = useRef(isInProgress)
  useEffect(() => {
    if (wasInProgress.current && !isInProgress) {
      // What had the focus is gone with the progress.
      region.current?.querySelector<HTMLElement>('[name="payAmount"]')?.focus()
    }
    wasInProgress.current = isInProgress
  }, [isInProgress])
  return (
    <div ref={region}>{isInProgress ? <SwapProgress /> : checkout ? <CheckoutFields /> : <SwapFields />}</div>
  )
}

/** Without properties, so that what its owner hears of renders none of it again. */
const SwapFields = memo(function SwapFields() {
  return (
    <>
      <PendingExecutionsWidget />
      <SwapSide side="pay">
        <SwapBalance />
        <SwapAmount />
        <SwapToken />
        <SwapAmountPreview />
        <SwapFiatValue />
        <SwapFractions />
      </SwapSide>
      <SwapSwitchSides />
      <SwapSide side="receive">
        <SwapBalance />
        <SwapAmount />
        <SwapToken />
        <SwapAmountPreview />
        <SwapFiatValue />
      </SwapSide>
      <SwapOptions>
        <SwapRecipient />
        <SwapRefund />
        <SwapSlippage />
        <SwapTopup />
        <SwapPermit />
      </SwapOptions>
      <QuoteFields />
      <SwapSubmit />
      <SwapDeposit />
    </>
  )
})

/** What is to be paid stands first and as the page wrote it; then what to pay with. */
const CheckoutFields = memo(function CheckoutFields() {
  return (
    <>
      <PendingExecutionsWidget />
      <SwapCheckout />
      <SwapSide side="pay">
        <SwapBalance />
        <SwapAmount />
        <SwapToken />
        <SwapFiatValue />
      </SwapSide>
      <SwapOptions>
        <SwapRefund />
        <SwapSlippage />
        <SwapPermit />
      </SwapOptions>
      <QuoteFields />
      <SwapSubmit />
    </>
  )
})

function QuoteFields() {
  return (
    <SwapQuote>
      <SwapFees />
      <SwapNotice />
      <SwapCopyDetails />
      <SwapIndicative />
      <SwapQuoteRefresh />
    </SwapQuote>
  )
}
