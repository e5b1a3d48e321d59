import { useQuote, type UseQuoteParameters } from '@causeway/react'
import { FeesWidget, type FeesOptions } from '@causeway/react/widgets'
import { useTransferParameters } from './useTransferParameters.ts'

interface QuotedFeesProps extends FeesOptions {
  /** Parameters that differ. */
  parameters?: UseQuoteParameters
}

/** The fees of a quote of 100 USDC, as the sandbox gives it. */
export function QuotedFees({ parameters, ...props }: QuotedFeesProps) {
  const { data: quote, error } = useQuote({ ...useTransferParameters(), ...parameters })
  if (error) throw error
  return quote ? <FeesWidget {...props} quote={quote} /> : <p>Asking for a quote</p>
}
