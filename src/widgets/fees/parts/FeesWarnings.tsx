'use client'
import { usePart } from '../usePart.ts'
import { useFigureText } from '../../shared/messages/useFigureText.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import type { SponsorshipSheet } from '../model/sponsorship.ts'

/** What must be seen although the lines are closed: a limit that was reached, sums that do not hold. */
export function FeesWarnings({ sheet }: { sheet: SponsorshipSheet | undefined }) {
  const part = usePart()
  const translate = useMessages()
  const figureText = useFigureText()
  if (!sheet) return null
  return (
    <>
      {sheet.isCapHit && (
        <p {...part('fees-warning')}>{translate('fees.capHit', { figure: figureText(sheet.userPays) })}</p>
      )}
      {!sheet.isVerified && <p {...part('fees-warning')}>{translate('fees.unverified')}</p>}
    </>
  )
}
