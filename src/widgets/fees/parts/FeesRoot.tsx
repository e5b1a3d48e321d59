'use client'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import { checkObject } from '../../../errors/checks/checkObject.ts'
import { forwardRef, useMemo } from 'react'
import { useTokens } from '../../../hooks/useTokens.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import type { LayoutOptions, WidgetProps } from '../../widgetProps.ts'
import { feeBreakdown, type FeesSource } from '../model/feeBreakdown.ts'
import { FeesContext } from '../model/feesContext.ts'
import { usePart } from '../usePart.ts'

export type FeesRootProps = WidgetProps &
  LayoutOptions &
  FeesSource & {
    /** Value of `data-state`. @default none */
    state?: 'compact' | 'full' | 'warnings' | undefined
  }

/**
 * Provides the fees of a quote, or of a request in the history, to the parts inside. Renders a `<div>`.
 *
 * @example
 * <Fees.Root quote={quote}>
 *   <Fees.Summary />
 *   <Fees.Lines />
 * </Fees.Root>
 */
export const FeesRoot = forwardRef<HTMLDivElement, FeesRootProps>(function FeesRoot(
  { quote, record, state, children, ...props },
  ref,
) {
  useCauseway('Fees.Root')
  const part = usePart(props)
  checkObject(quote ?? record, 'Fees.Root', 'quote', {
    fields: quote ? ['steps', 'fees', 'details'] : ['data'],
    rule: 'it must come from `getQuote`, or `record` from `getRequests`',
  })
  const { chains } = useTokens()
  const breakdown = useMemo(
    () => feeBreakdown(quote ? { quote } : { record }, chains),
    [quote, record, chains],
  )
  return (
    <WidgetRoot attributes={part('fees', state)} {...props} ref={ref}>
      <FeesContext.Provider value={breakdown}>{children}</FeesContext.Provider>
    </WidgetRoot>
  )
})
