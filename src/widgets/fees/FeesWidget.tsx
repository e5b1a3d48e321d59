'use client'
import { forwardRef, useState } from 'react'
import { useTokens } from '../../hooks/useTokens.ts'
import { usePart } from './usePart.ts'
import { lazyChunk } from '../shared/chunks/lazyChunk.tsx'
import type { WidgetProps } from '../widgetProps.ts'
import { WidgetRoot } from '../shared/WidgetRoot.tsx'
import { feeSheet, type FeesSource } from './model/feeSheet.ts'
import { FeesSummary } from './parts/FeesSummary.tsx'
import { FeesWarnings } from './parts/FeesWarnings.tsx'

/** Most people read the sum and go on. */
const FeesTable = lazyChunk(async () => (await import('./parts/FeesTable.tsx')).FeesTable)

export interface FeesOptions extends WidgetProps {
  /** `compact` is one line that opens, `full` is everything in sight. @default 'compact' */
  variant?: 'compact' | 'full' | undefined
  /** Show all lines at first, not the summary alone; for `compact`. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the lines are shown or hidden. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

export type FeesWidgetProps = FeesOptions & FeesSource

/**
 * What a quote or a request costs, who takes it, who pays it and, of a quote, what is guaranteed. Figures that are not
 * known are said to be unknown, and sums that do not hold are said not to. Renders a `<div>`.
 *
 * @example
 * <FeesWidget quote={quote} />
 * <FeesWidget record={record} variant="full" />
 */
export const FeesWidget = forwardRef<HTMLDivElement, FeesWidgetProps>(function FeesWidget(
  { quote, record, variant = 'compact', defaultOpen = false, onOpenChange, ...props },
  ref,
) {
  const part = usePart(props)
  const [isOpen, setIsOpen] = useState(defaultOpen)
  const { chains } = useTokens()
  const sheet = feeSheet(quote ? { quote } : { record }, chains)
  const { actual, quoted } = sheet.sponsorship
  const warnings = <FeesWarnings sheet={actual ?? quoted} />
  if (variant === 'full') {
    return (
      <WidgetRoot attributes={part('fees', 'full')} {...props} ref={ref}>
        <div {...part('fees-summary', 'static')}>
          <FeesSummary sheet={sheet} />
        </div>
        {warnings}
        <FeesTable sheet={sheet} />
      </WidgetRoot>
    )
  }
  return (
    <WidgetRoot attributes={part('fees', 'compact')} {...props} ref={ref}>
      <details
        open={defaultOpen}
        onToggle={({ currentTarget: { open } }) => {
          setIsOpen(open)
          onOpenChange?.(open)
        }}
      >
        <summary onPointerEnter={FeesTable.preload} {...part('fees-summary')}>
          <FeesSummary sheet={sheet} />
        </summary>
        {isOpen && <FeesTable sheet={sheet} />}
      </details>
      {warnings}
    </WidgetRoot>
  )
})
