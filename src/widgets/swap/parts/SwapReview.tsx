'use client'
import { useCallback, useEffect } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { useQuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import { isSameAddress } from '../../../utils/address/address.ts'
import { ReviewWidget, type ReviewWidgetProps } from '../../review/ReviewWidget.tsx'
import { useMessages } from '../../shared/useMessages.ts'
import { useSwapContext, useSwapState } from '../model/swapContext.ts'
import { useIsAsking, useSwapAnswer, useSwapModel } from '../model/swapFacts.ts'

interface SwapReviewProps {
  /** The quote as it was when the review was opened, or renewed in it. */
  quote: Quote
  onConfirm: ReviewWidgetProps['onConfirm']
}

/** Reasons that the review tells by itself, of the quote that it shows. */
const ownReasons: ReadonlySet<string> = new Set(['quoteLoading', 'quoteStale', 'quoteError', 'offline'])

/** The review of the form's quote. Its figures stand still until the user wants new ones. Renders a `<dialog>`. */
export function SwapReview({ quote, onConfirm }: SwapReviewProps) {
  const translate = useMessages()
  const { store, settings } = useSwapContext('Swap.Submit')
  const acceptedQuote = useSwapState('Swap.Submit', (state) => state.acceptedQuote)
  const account = useWallet()?.address
  const answer = useSwapAnswer('Swap.Submit')
  const isAsking = useIsAsking()
  const { status } = useQuoteStatus({ ...answer, data: quote })
  const reason = useSwapModel('Swap.Submit', ({ reasons }) =>
    reasons.find(({ kind, code }) => kind !== 'warning' && !ownReasons.has(code)),
  )
  const isOthers = !isSameAddress(account, quote.parameters.user)
  const leave = useCallback(() => store.review(undefined), [store])
  useEffect(() => {
    if (isOthers) leave()
  }, [isOthers, leave])

  async function renew(): Promise<void> {
    const { data, isSuccess } = await answer.refetch({ cancelRefetch: false })
    const isStillOpen = store.getState().reviewed === quote
    if (isSuccess && isStillOpen) store.review(data)
  }

  return (
    <ReviewWidget
      when={settings.review}
      quote={quote}
      acceptedQuote={acceptedQuote}
      quoteStatus={isAsking && status !== 'ready' ? 'loading' : status}
      pageReason={reason && translate(reason.message, reason.values)}
      maxImpactBps={settings.maxImpactBps}
      onAccept={store.acceptQuote}
      onRenew={() => void renew()}
      onConfirm={onConfirm}
      onLeave={leave}
    />
  )
}
