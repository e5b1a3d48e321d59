import {
  useExecuteSteps,
  useQuote,
  useQuoteStatus,
  type Quote,
  type UseQuoteParameters,
} from '@causeway/react'
import { ProgressWidget, ReviewWidget, type Slots } from '@causeway/react/widgets'
import { useState } from 'react'

interface QuoteReviewProps {
  parameters: UseQuoteParameters
  slots?: Slots
  /** Why the page doesn’t allow it now. */
  pageReason?: string | undefined
}

/** The review of a quote, and how far it is once it is confirmed. */
export function QuoteReview({ parameters, slots, pageReason }: QuoteReviewProps) {
  const query = useQuote(parameters)
  const { executeSteps } = useExecuteSteps()
  const [isClosed, setIsClosed] = useState(false)
  // A newer quote waits until the user asks for it.
  const [quote, setQuote] = useState<Quote>()
  const { status } = useQuoteStatus({ ...query, data: quote })
  if (query.data && !quote) setQuote(query.data)
  if (!quote || isClosed) return <ProgressWidget />
  return (
    <ReviewWidget
      quote={quote}
      quoteStatus={status}
      pageReason={pageReason}
      slots={slots}
      onRefresh={() => void query.refetch({ cancelRefetch: false }).then(({ data }) => setQuote(data))}
      onClose={() => setIsClosed(true)}
      onConfirm={(confirmed, accepted) => {
        setIsClosed(true)
        executeSteps({ quote: confirmed, ...accepted })
      }}
    />
  )
}
