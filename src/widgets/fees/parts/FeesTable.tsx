'use client'
import { FeesAppFees } from './FeesAppFees.tsx'
import { FeesImpact } from './FeesImpact.tsx'
import { FeesLines } from './FeesLines.tsx'
import { FeesSponsorship } from './FeesSponsorship.tsx'
import { FeesTerms } from './FeesTerms.tsx'

/** Every fee with its purpose, the quote's terms, the sponsor's shares, and the parts of the price impact. */
export function FeesTable() {
  return (
    <>
      <FeesLines />
      <FeesTerms />
      <FeesSponsorship />
      <FeesAppFees />
      <FeesImpact />
    </>
  )
}
