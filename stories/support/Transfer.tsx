import { useExecuteSteps, useExecution, useQuote, type UseQuoteParameters } from '@causeway/react'
import { ProgressWidget } from '@causeway/react/widgets'
import { useTransferParameters } from './useTransferParameters.ts'

interface TransferProps {
  /** What is brought from Alder to Birch, 100 of it. @default 'USDC' */
  symbol?: string
  /** Parameters that differ. */
  parameters?: UseQuoteParameters
}

/** A quote of the sandbox, a button that executes it, and how far it is: a page without the swap form. */
export function Transfer({ symbol, parameters }: TransferProps) {
  const { data: quote } = useQuote({ ...useTransferParameters(symbol), ...parameters })
  const { state } = useExecution()
  const { executeSteps } = useExecuteSteps()
  if (state.status !== 'idle') return <ProgressWidget />
  return (
    <>
      <ProgressWidget />
      {quote && (
        <button type="button" onClick={() => executeSteps({ quote })}>
          Execute the quote
        </button>
      )}
    </>
  )
}
