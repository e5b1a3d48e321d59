'use client'
import { usePart } from '../usePart.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import type { FeeSheet } from '../model/feeSheet.ts'
import { FeesAppFees } from './FeesAppFees.tsx'
import { FeesImpact } from './FeesImpact.tsx'
import { FeesLines } from './FeesLines.tsx'
import { FeesSponsorship } from './FeesSponsorship.tsx'
import { FeesTerms } from './FeesTerms.tsx'

/** Every fee with what it is for, what is guaranteed, who sponsors what, and what the price impact is made of. */
export function FeesTable({ sheet }: { sheet: FeeSheet }) {
  const part = usePart()
  const translate = useMessages()
  const { lines, sponsorship, appFees, impact, details } = sheet
  const isSponsored = (sponsorship.quoted ?? sponsorship.actual) !== undefined
  return (
    <>
      {lines.length === 0 && <p {...part('fact-hint')}>{translate('fees.none')}</p>}
      <dl {...part('facts')}>
        <FeesLines lines={lines} isIncluded={!isSponsored} />
        {details && <FeesTerms details={details} />}
      </dl>
      {isSponsored && <FeesSponsorship {...sponsorship} />}
      {appFees.length > 0 && <FeesAppFees lines={appFees} />}
      {impact.length > 0 && <FeesImpact lines={impact} />}
    </>
  )
}
