import { useExecuteSteps, useQuote, type UseQuoteParameters } from '@causeway/react'
import { Review, useReview } from '@causeway/react/widgets'

/** A review in the page, with a button of the page's own. */
export function OwnReview({ parameters }: { parameters: UseQuoteParameters }) {
  const { data: quote, refetch } = useQuote(parameters)
  const { executeSteps } = useExecuteSteps()
  if (!quote) return <p>Fetching quote…</p>
  return (
    <Review.Root
      quote={quote}
      onRefresh={() => void refetch()}
      onConfirm={(confirmed, accepted) => executeSteps({ quote: confirmed, ...accepted })}
    >
      <Review.Summary />
      <Review.Findings />
      <Review.Verification />
      <OwnButton />
    </Review.Root>
  )
}

function OwnButton() {
  const { steps = [], reason, submit } = useReview()
  return (
    <button type="button" onClick={submit} style={{ padding: 12 }}>
      {reason?.text ?? `Send it, in ${steps.length} steps`}
    </button>
  )
}
