'use client'
import { forwardRef, useEffect, useState } from 'react'
import { checkProps, type PropKinds } from '../../errors/checks/checkProps.ts'
import { useCauseway } from '../../hooks/context/causewayContext.ts'
import { lazyChunk } from '../shared/chunks/lazyChunk.tsx'
import type { LayoutOptions, WidgetProps } from '../widgetProps.ts'
import type { FeesSource } from './model/feeBreakdown.ts'
import { FeesRoot } from './parts/FeesRoot.tsx'
import { FeesSkeleton } from './parts/FeesSkeleton.tsx'
import { FeesSummary } from './parts/FeesSummary.tsx'
import { FeesSummaryText } from './parts/FeesSummaryText.tsx'
import { FeesWarnings } from './parts/FeesWarnings.tsx'
import { usePart } from './usePart.ts'

/** A chunk of its own, since most users only read the sum. */
const LazyFeesTable = lazyChunk(async () => (await import('./parts/FeesTable.tsx')).FeesTable, {
  fallback: <FeesSkeleton />,
})

export interface FeesOptions extends WidgetProps, LayoutOptions {
  /** `compact` is one line that expands, `full` shows everything, `warnings` only what the user must know. @default 'compact' */
  variant?: 'compact' | 'full' | 'warnings' | undefined
  /** Whether all lines are shown initially rather than only the summary; for `compact`. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the lines are shown or hidden. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

export type FeesWidgetProps = FeesOptions & FeesSource

const propKinds: PropKinds = {
  variant: ['compact', 'full', 'warnings'],
  defaultOpen: 'boolean',
  onOpenChange: 'function',
}

/**
 * The costs of a quote or a request, who receives them and who pays them and, for a quote, what is guaranteed. Unknown figures
 * are shown as unknown, and sums that don't add up are marked. Renders a `<div>`.
 *
 * @example
 * <FeesWidget quote={quote} />
 * <FeesWidget record={record} variant="full" />
 */
export const FeesWidget = forwardRef<HTMLDivElement, FeesWidgetProps>(function FeesWidget(
  { variant = 'compact', defaultOpen = false, onOpenChange, ...props },
  ref,
) {
  useCauseway('FeesWidget')
  checkProps({ variant, defaultOpen, onOpenChange }, propKinds, 'FeesWidget')
  const part = usePart(props)
  const [isOpen, setIsOpen] = useState(defaultOpen)
  // Preloaded, so that the lines appear at once when the user opens them.
  useEffect(() => LazyFeesTable.preload(), [])
  if (variant === 'full') {
    return (
      <FeesRoot {...props} state="full" ref={ref}>
        <FeesSummary />
        <FeesWarnings />
        <LazyFeesTable />
      </FeesRoot>
    )
  }
  if (variant === 'warnings') {
    return (
      <FeesRoot {...props} state="warnings" ref={ref}>
        <FeesWarnings />
      </FeesRoot>
    )
  }
  return (
    <FeesRoot {...props} state="compact" ref={ref}>
      <details
        open={defaultOpen}
        onToggle={({ currentTarget: { open } }) => {
          setIsOpen(open)
          onOpenChange?.(open)
        }}
      >
        <summary {...part('fees-summary')}>
          <FeesSummaryText />
        </summary>
        {isOpen && <LazyFeesTable />}
      </details>
      <FeesWarnings />
    </FeesRoot>
  )
})
