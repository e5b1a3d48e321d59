'use client'
import { usePart } from '../usePart.ts'

/** A bar in place of text that is still loading, with its height. Renders a `<span>`. */
export function Skeleton() {
  const part = usePart()
  return <span {...part('skeleton')}>{'\u00a0'}</span>
}
