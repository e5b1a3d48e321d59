'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useFeesContext } from '../model/feesContext.ts'
import { usePart } from '../usePart.ts'

/**
 * What the user must see even while the lines are collapsed: a limit that was reached, sums that don't add up. Renders
 * a `<div>`, or nothing.
 */
export const FeesWarnings = forwardRef<HTMLDivElement, PartProps<'div'>>(function FeesWarnings(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const { actual, quoted } = useFeesContext('Fees.Warnings').sponsorship
  const breakdown = actual ?? quoted
  if (!breakdown || (!breakdown.isCapHit && breakdown.isVerified)) return null
  return renderPart(
    <div ref={ref} {...part('fees-warnings')}>
      {breakdown.isCapHit && <p {...part('fees-warning')}>{translate('fees.capHit')}</p>}
      {!breakdown.isVerified && <p {...part('fees-warning')}>{translate('fees.unverified')}</p>}
    </div>,
    props,
  )
})
