'use client'
import { usePart } from '../usePart.ts'

/** A bar in the place of words that are still being loaded, as high as they are. Renders a `<span>`. */
export function Skeleton() {
  const part = usePart()
  return <span {...part('skeleton')}>{'\u00a0'}</span>
}
