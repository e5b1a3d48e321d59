'use client'
import { forwardRef, useEffect, useRef, type ReactNode, type RefAttributes } from 'react'
import { checkProps } from '../../errors/checks/checkProps.ts'
import { useCauseway } from '../../hooks/context/causewayContext.ts'
import { useExecution } from '../../hooks/useExecution.ts'
import { useLeaveWarning } from '../shared/hooks/useLeaveWarning.ts'
import { focusInSight } from '../shared/focus/focusInSight.ts'
import { focusedElement } from '../shared/focus/focusedElement.ts'
import { isProgressShown } from '../progress/isProgressShown.ts'
import { useStableValue } from '../shared/hooks/useStableValue.ts'
import { useSteadyHeight } from '../shared/render/useSteadyHeight.ts'
import { sectionKinds, type SwapSectionProps, type SwapSection } from './model/settings/swapSection.ts'
import { useSwapContext } from './model/swapContext.ts'
import { useIsOwnExecution } from './model/submit/useIsOwnExecution.ts'
import { CheckoutFields, SwapFields } from './parts/SwapFields.tsx'
import { SwapRoot, type CheckoutRootProps, type SwapRootProps } from './parts/SwapRoot.tsx'
import { LazySwapProgress } from './parts/submit/chunks.ts'
import { usePart } from './usePart.ts'

const nothingHidden: readonly SwapSection[] = []

export interface SwapWidgetProps extends Omit<SwapRootProps, 'children' | 'hidden'>, SwapSectionProps {}

export interface CheckoutWidgetProps
  extends Omit<CheckoutRootProps, 'children' | 'hidden'>, SwapSectionProps {}

/** Overloads: `ComponentProps` returns the props of the last one, and Storybook lists those of the first. */
interface SwapWidgetComponent {
  (props: (SwapWidgetProps | CheckoutWidgetProps) & RefAttributes<HTMLFormElement>): ReactNode
  (props: CheckoutWidgetProps & RefAttributes<HTMLFormElement>): ReactNode
  (props: SwapWidgetProps & RefAttributes<HTMLFormElement>): ReactNode
}

/**
 * The swap form with its fees, the progress of a submitted swap, and other swaps in progress. Entered values are kept while the
 * progress is shown, and afterward.
 *
 * @example
 * <SwapWidget defaultPay={{ chainId: 1, address: usdc }} defaultReceive={{ chainId: 8453, address: usdcOnBase }} />
 * <SwapWidget mode="checkout" checkout={{ token: { chainId: 8453, address: usdcOnBase }, amount: 25_000_000n, recipient: shop }} />
 */
export const SwapWidget: SwapWidgetComponent = forwardRef<
  HTMLFormElement,
  SwapWidgetProps | CheckoutWidgetProps
>(function SwapWidget({ hidden, ...props }, ref) {
  useCauseway('SwapWidget')
  checkProps({ hidden }, sectionKinds, 'SwapWidget')
  const content = <SwapContent hidden={hidden ?? nothingHidden} />
  // TypeScript selects an overload by one type of props, not by a union of two.
  return props.mode === 'checkout' ? (
    <SwapRoot {...props} ref={ref}>
      {content}
    </SwapRoot>
  ) : (
    <SwapRoot {...props} ref={ref}>
      {content}
    </SwapRoot>
  )
})

function SwapContent(props: { hidden: readonly SwapSection[] }) {
  const hidden = useStableValue(props.hidden)
  const part = usePart()
  const { state, isPending } = useExecution()
  const all = useExecution({ wallets: 'all' }).state
  const { store, settings } = useSwapContext('SwapWidget')
  const { checkout } = settings
  const isOwn = useIsOwnExecution(store)
  const isOtherWallets = all !== state
  // In a checkout, the outcome of another swap isn't shown: it says nothing about the order.
  const isInProgress = isProgressShown(state, isPending) && (isPending || isOwn || !checkout)
  const isRetryOffered = isOwn && (state.status === 'rejected' || state.status === 'failed')
  const Fields = checkout ? CheckoutFields : SwapFields
  const region = useRef<HTMLDivElement>(null)
  // From the confirmation until the next form without an outcome, what follows the widget stays where it is.
  useSteadyHeight(region, isInProgress || isRetryOffered ? (state.id ?? state.status) : undefined)
  const wasInProgress = useRef(isInProgress)
  useEffect(() => {
    if (wasInProgress.current && !isInProgress) {
      if (isOtherWallets) store.clear()
      // The focused element disappears with the progress. While another wallet is selected, the focus is in the page's
      // dialog. If nothing of this form's own quote was sent, the button offers the next try, and its description says what happened.
      const next = isRetryOffered ? '[data-cw-part="swap-submit"]' : '[name="payAmount"]'
      if (!isOtherWallets || focusedElement() === document.body)
        focusInSight(region.current?.querySelector<HTMLElement>(next), region.current)
    }
    wasInProgress.current = isInProgress
  }, [isInProgress, isOtherWallets, isRetryOffered, store])
  // Leaving the page would lose the wallet's answer, even though that execution isn't shown.
  useLeaveWarning(isOtherWallets && all.items.some(({ status }) => status === 'prompting'))
  return (
    <div ref={region} data-hidden={hidden.join(' ') || undefined} {...part('swap-content')}>
      {isInProgress ? <LazySwapProgress /> : <Fields hidden={hidden} />}
    </div>
  )
}
