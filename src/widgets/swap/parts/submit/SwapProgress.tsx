'use client'
import { useEffect, useRef } from 'react'
import { useIsOwnExecution } from '../../model/submit/useIsOwnExecution.ts'
import { focusedElement } from '../../../shared/focus/focusedElement.ts'
import { useSwapContext } from '../../model/swapContext.ts'
import { OrderName } from '../checkout/OrderName.tsx'
import { usePart } from '../../usePart.ts'
import { ProgressContent } from '../../../progress/ProgressContent.tsx'

/** The progress of what was submitted, in the place of the form. */
export function SwapProgress() {
  const part = usePart()
  const region = useRef<HTMLDivElement>(null)
  const { store, settings } = useSwapContext('SwapWidget')
  const isOwn = useIsOwnExecution('SwapWidget')
  const { title, merchant } = settings.checkout ?? {}
  useEffect(() => {
    // What had the focus went with the form; somebody who is elsewhere on the page stays there.
    const focused = focusedElement() ?? document.body
    if (focused === document.body) region.current?.querySelector('h2')?.focus()
  }, [])
  return (
    <div ref={region}>
      {/* Of another payment, the words for this order would be false. */}
      {isOwn && (title || merchant) && (
        <div {...part('swap-checkout')}>
          <OrderName title={title} merchant={merchant} as="p" />
        </div>
      )}
      <ProgressContent
        isPayment={settings.checkout !== undefined && isOwn}
        // What was entered for it stands in the form still; what was said to its quote is not said to the next one.
        onTryAgain={isOwn ? store.restart : undefined}
      />
    </div>
  )
}
