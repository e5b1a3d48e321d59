'use client'
import { useEffect, useRef } from 'react'
import { useIsOwnExecution } from '../../model/submit/useIsOwnExecution.ts'
import { focusedElement } from '../../../shared/focus/focusedElement.ts'
import { useSwapContext } from '../../model/swapContext.ts'
import { PaidOrder } from '../checkout/PaidOrder.tsx'
import { ProgressContent } from '../../../progress/ProgressContent.tsx'

/** The progress of what was submitted, in the place of the form. */
export function SwapProgress() {
  const region = useRef<HTMLDivElement>(null)
  const { store, settings } = useSwapContext('SwapWidget')
  const isOwn = useIsOwnExecution('SwapWidget')
  useEffect(() => {
    // What had the focus went with the form; somebody who is elsewhere on the page stays there.
    const focused = focusedElement() ?? document.body
    if (focused === document.body) region.current?.querySelector('h2')?.focus()
  }, [])
  return (
    <div ref={region}>
      {/* Of another payment, the words for this order would be false. */}
      {isOwn && settings.checkout && <PaidOrder {...settings.checkout} />}
      <ProgressContent
        isPayment={settings.checkout !== undefined && isOwn}
        // What was entered for it stands in the form still; what was said to its quote is not said to the next one.
        onTryAgain={isOwn ? store.restart : undefined}
      />
    </div>
  )
}
