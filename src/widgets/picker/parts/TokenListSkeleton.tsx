'use client'
import { Skeleton } from '../../shared/parts/Skeleton.tsx'
import { usePart } from '../usePart.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

/** Rows in the place of a list that comes in a moment. Renders a `<div>`. */
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
