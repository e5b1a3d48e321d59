'use client'
import { useContext } from 'react'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { Skeleton } from '../../shared/parts/Skeleton.tsx'
import { useFeesContext } from '../model/feesContext.ts'
import { PartiesToldContext } from '../partiesToldContext.ts'
import { unsponsoredLines } from '../model/unsponsoredLines.ts'
import { usePart } from '../usePart.ts'

/** Slippage, and unless they are told elsewhere, minimum and recipient. */
const termCount = { all: 3, unsaid: 1 }

/** Placeholder of the height of the lines while they load. Renders a `<dl>` hidden from assistive technology. */
export function FeesSkeleton() {
  const part = usePart()
  const breakdown = useFeesContext('Fees.Root')
  const areToldAbove = useContext(PartiesToldContext)
  const terms = breakdown.details ? termCount[areToldAbove ? 'unsaid' : 'all'] : 0
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
