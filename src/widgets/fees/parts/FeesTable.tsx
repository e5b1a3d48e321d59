'use client'
import { FeesAppFees } from './FeesAppFees.tsx'
import { FeesImpact } from './FeesImpact.tsx'
import { FeesLines } from './FeesLines.tsx'
import { FeesSponsorship } from './FeesSponsorship.tsx'
import { FeesTerms } from './FeesTerms.tsx'

/** Every fee with what it is for, what is guaranteed, who sponsors what, and what the price impact is made of. */
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
