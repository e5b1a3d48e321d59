'use client'
import { memo, type ReactNode } from 'react'
import { PendingExecutionsWidget } from '../../pending-executions/PendingExecutionsWidget.tsx'
import type { SwapSection } from '../model/settings/swapSection.ts'
import { useAreOptionsNeeded } from '../model/useAreOptionsNeeded.ts'
import { usePart } from '../usePart.ts'
import { SwapCheckout } from './checkout/SwapCheckout.tsx'
import { SwapDeposit } from './deposit/SwapDeposit.tsx'
import { SwapOptions } from './options/SwapOptions.tsx'
import { SwapPermit } from './options/SwapPermit.tsx'
import { SwapRecipient } from './options/SwapRecipient.tsx'
import { SwapRefund } from './options/SwapRefund.tsx'
import { SwapSlippage } from './options/SwapSlippage.tsx'
import { SwapTopup } from './options/SwapTopup.tsx'
import { SwapFees } from './quote/SwapFees.tsx'
import { SwapIndicativeNotice } from './quote/SwapIndicativeNotice.tsx'
import { SwapQuote } from './quote/SwapQuote.tsx'
import { SwapQuoteRefresh } from './quote/SwapQuoteRefresh.tsx'
import { SwapAmount } from './sides/SwapAmount.tsx'
import { SwapAmountPreview } from './sides/SwapAmountPreview.tsx'
import { SwapBalance } from './sides/SwapBalance.tsx'
import { SwapFiatValue } from './sides/SwapFiatValue.tsx'
import { SwapFractions } from './sides/SwapFractions.tsx'
import { SwapSide } from './sides/SwapSide.tsx'
import { SwapSwitchSides } from './sides/SwapSwitchSides.tsx'
import { SwapToken } from './sides/SwapToken.tsx'
import { SwapCopyDetails } from './submit/SwapCopyDetails.tsx'
import { SwapNotice } from './submit/SwapNotice.tsx'
import { SwapSubmit } from './submit/SwapSubmit.tsx'

/** Only stable props, so that the form doesn't rerender with its parent. */
interface FieldsProps {
  hidden: readonly SwapSection[]
}

/** The whole swap form, except for hidden sections. */
export const SwapFields = memo(function SwapFields({ hidden }: FieldsProps) {
  const isShown = (section: SwapSection) => !hidden.includes(section)
  return (
    <>
      <Column>
        <SwapSide side="pay">
          {isShown('balance') && <SwapBalance />}
          <SwapAmount />
          <SwapToken />
          <SwapAmountPreview />
          <SwapFiatValue />
          {isShown('fractions') && <SwapFractions />}
        </SwapSide>
      </Column>
      {isShown('switchSides') && <SwapSwitchSides />}
      <Column>
        <SwapSide side="receive">
          {isShown('balance') && <SwapBalance />}
          <SwapAmount />
          <SwapToken />
          <SwapAmountPreview />
          <SwapFiatValue />
        </SwapSide>
      </Column>
      <Options isShown={isShown('options')}>
        <SwapRecipient />
        <SwapRefund />
        <SwapSlippage />
        <SwapTopup />
        <SwapPermit />
      </Options>
      <QuoteFields hidden={hidden} />
      {/* After the fields, so that it doesn't move them when it appears late. Before the button, with which the user could pay twice. */}
      <PendingExecutionsWidget />
      <SwapSubmit />
      <SwapDeposit />
    </>
  )
})

/** The order comes first, in the page's words, and then the token to pay with. */
export const CheckoutFields = memo(function CheckoutFields({ hidden }: FieldsProps) {
  const isShown = (section: SwapSection) => !hidden.includes(section)
  return (
    <>
      <Column>
        <SwapCheckout />
      </Column>
      <Column>
        <SwapSide side="pay">
          {isShown('balance') && <SwapBalance />}
          <SwapAmount />
          <SwapToken />
          <SwapFiatValue />
        </SwapSide>
      </Column>
      <Options isShown={isShown('options')}>
        <SwapRefund />
        <SwapSlippage />
        <SwapPermit />
      </Options>
      <QuoteFields hidden={hidden} />
      <PendingExecutionsWidget />
      <SwapSubmit />
    </>
  )
})

/** Takes up one half of a wide form. */
function Column({ children }: { children: ReactNode }) {
  const part = usePart()
  return <div {...part('swap-column')}>{children}</div>
}

function Options({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return isShown ? <SwapOptions>{children}</SwapOptions> : <NeededOptions>{children}</NeededOptions>
}

function NeededOptions({ children }: { children: ReactNode }) {
  return useAreOptionsNeeded('SwapWidget') && <SwapOptions>{children}</SwapOptions>
}

function QuoteFields({ hidden }: FieldsProps) {
  return (
    <SwapQuote>
      <SwapFees isHidden={hidden.includes('fees')} />
      <SwapNotice />
      <SwapCopyDetails />
      <SwapIndicativeNotice />
      {!hidden.includes('quoteRefresh') && <SwapQuoteRefresh />}
    </SwapQuote>
  )
}
