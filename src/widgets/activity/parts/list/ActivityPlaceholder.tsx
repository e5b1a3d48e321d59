'use client'
import { usePart } from '../../usePart.ts'

/** A row whose record is loading. Renders an `<li>`. */
export function ActivityPlaceholder({ top }: { top: number }) {
  const part = usePart()
  return (
    <li aria-hidden="true" style={{ insetBlockStart: top }} {...part('activity-item', 'loading')}>
      <ActivitySample />
    </li>
  )
}

/** An empty row with the height of a filled one. */
export function ActivitySample() {
  const part = usePart()
  return (
    <span {...part('activity-open')}>
      <span {...part('activity-logos')} />
      <span {...part('activity-amounts')} />
      <span {...part('activity-chains')} />
      <span {...part('activity-status')} />
      <span {...part('activity-time')} />
    </span>
  )
}
