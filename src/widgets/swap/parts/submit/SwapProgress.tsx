'use client'
import { useRef } from 'react'
import { useIsOwnExecution } from '../../model/submit/useIsOwnExecution.ts'
import { focusInSight } from '../../../shared/focus/focusInSight.ts'
import { focusedElement } from '../../../shared/focus/focusedElement.ts'
import { useOnMount } from '../../../shared/hooks/useOnMount.ts'
import { useSwapContext } from '../../model/swapContext.ts'
import { OrderNameContext } from '../../../shared/model/orderNameContext.ts'
import { OrderName, orderText } from '../checkout/OrderName.tsx'
import { usePart } from '../../usePart.ts'
import { ProgressContent } from '../../../progress/ProgressContent.tsx'

/** The progress of the submitted swap, in place of the form. */
export function SwapProgress() {
  const part = usePart()
  const region = useRef<HTMLDivElement>(null)
  const { store, settings } = useSwapContext('SwapWidget')
  const isOwn = useIsOwnExecution(store)
  const { title, merchant } = settings.checkout ?? {}
  const order = isOwn ? orderText(title) : undefined
  useOnMount(() => {
    // The focused element disappeared with the form; a focus elsewhere on the page stays there.
    const focused = focusedElement() ?? document.body
    if (focused === document.body) focusInSight(region.current?.querySelector('h2'), region.current)
  })
  return (
    <div ref={region}>
      {/* For another payment, this order's title would be wrong. */}
      {isOwn && (title || merchant) && (
        <div {...part('swap-checkout')}>
          <OrderName title={title} merchant={merchant} as="p" />
        </div>
      )}
      <OrderNameContext.Provider value={order}>
        <ProgressContent
          isPayment={settings.checkout !== undefined && isOwn}
          // The form still has the swap's values, but the answers for its quote don't apply to the next one.
          onTryAgain={isOwn ? store.restart : undefined}
        />
      </OrderNameContext.Provider>
    </div>
  )
}
