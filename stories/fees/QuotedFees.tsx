import { useQuote, type UseQuoteParameters } from '@causeway/react'
import { Fees, FeesWidget, type FeesOptions } from '@causeway/react/widgets'
import { FeesSkeleton } from '../../src/widgets/fees/parts/FeesSkeleton.tsx'
import { useStoryQuoteParameters } from '../support/swaps/useStoryQuoteParameters.ts'

interface QuotedFeesProps extends FeesOptions {
  /** Parameters that differ. */
  parameters?: UseQuoteParameters
  /** Whether to show them before their lines are loaded. @default false */
  isLoading?: boolean
}

/** The fees of a quote of 100 USDC, as the sandbox gives it. */
export function QuotedFees({ parameters, isLoading = false, ...props }: QuotedFeesProps) {
  const { data: quote, error } = useQuote({ ...useStoryQuoteParameters(), ...parameters })
  if (error) throw error
  if (isLoading && quote) {
    return (
      <Fees.Root quote={quote}>
        <Fees.Summary />
        <FeesSkeleton />
      </Fees.Root>
    )
  }
  return quote ? <FeesWidget {...props} quote={quote} /> : <p>Fetching quote…</p>
}
