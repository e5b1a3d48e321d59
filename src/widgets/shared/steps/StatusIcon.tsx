'use client'
import { usePart } from '../usePart.ts'
import type { StepStatus } from './step.ts'

/** The status that an icon shows: that of a step, or that the user has to decide. */
export type IconStatus = StepStatus | 'attention'

/** The shape for each status: they differ even without color. */
const drawings: Readonly<Record<IconStatus, { isFilled: boolean; path: string }>> = {
  waiting: { isFilled: false, path: '' },
  active: { isFilled: false, path: 'M12 2.5a9.5 9.5 0 0 1 9.5 9.5' },
  done: { isFilled: true, path: 'm7.5 12.5 3 3 6-6.5' },
  refunded: { isFilled: true, path: 'M9.5 7 7 9.5 9.5 12M7 9.5h6a3.5 3.5 0 0 1 0 7h-3' },
  failed: { isFilled: true, path: 'm8.5 8.5 7 7m0-7-7 7' },
  attention: { isFilled: true, path: 'M12 6.5v6.75m0 3.75v.01' },
  skipped: { isFilled: false, path: 'M8 12h8' },
}

/** The icon of a status, in shape and color; the text is next to it. Renders an `<svg>`. */
export function StatusIcon({ status }: { status: IconStatus }) {
  const part = usePart()
  const { isFilled, path } = drawings[status]
  const inset = isFilled ? 1 : 2.5
  const side = 24 - 2 * inset
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...part('status-icon', status)}>
      {status === 'active' ? (
        <circle cx="12" cy="12" r="9.5" />
      ) : (
        <rect x={inset} y={inset} width={side} height={side} rx="12" />
      )}
      {path && <path d={path} />}
    </svg>
  )
}
