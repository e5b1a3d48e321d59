import { useQuote, type UseQuoteParameters } from '@causeway/react'
import { FeesWidget } from '@causeway/react/widgets'

export function FeesOfQuote({ parameters }: { parameters: UseQuoteParameters }) {
  const { data: quote } = useQuote(parameters)
  return quote ? <FeesWidget quote={quote} /> : null
}
