'use client'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { Skeleton } from '../../shared/parts/Skeleton.tsx'
import { useFeesContext } from '../model/feesContext.ts'
import { unsponsoredLines } from '../model/unsponsoredLines.ts'
import { usePart } from '../usePart.ts'

/** Slippage, minimum and recipient. */
const termCount = 3

/** Placeholder of the height of the lines while they load. Renders a `<dl>` hidden from assistive technology. */
export function FeesSkeleton() {
  const part = usePart()
  const breakdown = useFeesContext('Fees.Root')
  const { details } = breakdown
  return (
    <dl aria-hidden="true" {...part('facts')}>
      {Array.from({ length: unsponsoredLines(breakdown).length + (details ? termCount : 0) }, (_, index) => (
        <Fact key={index} label={<Skeleton />} hint={<Skeleton />}>
          <Skeleton />
        </Fact>
      ))}
    </dl>
  )
}
