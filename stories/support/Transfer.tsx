import { useExecuteSteps, useExecution, useQuote, type UseQuoteParameters } from '@causeway/react'
import { Progress } from '@causeway/react/widgets'
import { useQuestion } from './useQuestion.ts'

interface TransferProps {
  /** What is brought from Alder to Birch, 100 of it. @default 'USDC' */
  symbol?: string
  /** What the question says differently. */
  question?: UseQuoteParameters
}

/** A quote of the sandbox, a button that executes it, and how far it is: a page without the swap form. */
export function Transfer({ symbol, question }: TransferProps) {
  const { data: quote } = useQuote({ ...useQuestion(symbol), ...question })
  const { state } = useExecution()
  const { executeSteps } = useExecuteSteps()
  if (state.status !== 'idle') return <Progress />
  return (
    <>
      <Progress />
      {quote && (
        <button type="button" onClick={() => executeSteps({ quote })}>
          Execute the quote
        </button>
      )}
    </>
  )
}
