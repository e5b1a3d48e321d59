'use client'
import { useContext } from 'react'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { Skeleton } from '../../shared/parts/Skeleton.tsx'
import { useFeesContext } from '../model/feesContext.ts'
import { HiddenTermsContext } from '../hiddenTermsContext.ts'
import { unsponsoredLines } from '../model/unsponsoredLines.ts'
import { usePart } from '../usePart.ts'

/** Placeholder of the height of the lines while they load. Renders a `<dl>` hidden from assistive technology. */
export function FeesSkeleton() {
  const part = usePart()
  const breakdown = useFeesContext('Fees.Root')
  const hidden = useContext(HiddenTermsContext)
  // Slippage and, unless they are shown elsewhere, minimum and recipient.
  const terms = breakdown.details ? 1 + Number(!hidden.minimum) + Number(!hidden.recipient) : 0
  return (
    <dl aria-hidden="true" {...part('facts')}>
      {Array.from({ length: unsponsoredLines(breakdown).length + terms }, (_, index) => (
        <Fact key={index} label={<Skeleton />} hint={<Skeleton />}>
          <Skeleton />
        </Fact>
      ))}
    </dl>
  )
}
