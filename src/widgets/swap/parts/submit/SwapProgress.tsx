'use client'
import { useEffect, useRef } from 'react'
import { useIsOwnExecution } from '../../model/submit/useIsOwnExecution.ts'
import { focusedElement } from '../../../shared/focus/focusedElement.ts'
import { useSwapContext } from '../../model/swapContext.ts'
import { ProgressContent } from '../../../progress/ProgressContent.tsx'

/** The progress of what was submitted, in the place of the form. */
export function SwapProgress() {
  const region = useRef<HTMLDivElement>(null)
  const { checkout } = useSwapContext('SwapWidget').settings
  const isOwn = useIsOwnExecution('SwapWidget')
  useEffect(() => {
    // What had the focus went with the form; somebody who is elsewhere on the page stays there.
    const focused = focusedElement() ?? document.body
    if (focused === document.body) region.current?.querySelector('h2')?.focus()
  }, [])
  return (
    <div ref={region}>
      <ProgressContent isPayment={checkout !== undefined && isOwn} />
    </div>
  )
}
