'use client'
import { Skeleton } from '../../shared/parts/Skeleton.tsx'
import { usePart } from '../usePart.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholder rows for a list that is about to be shown. Renders a `<div>`. */
export function TokenListSkeleton() {
  const part = usePart()
  return (
    <div role="presentation" {...part('picker-waiting')}>
      {rows.map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  )
}
