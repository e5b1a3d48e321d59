'use client'
import { useCallback, useEffect } from 'react'
import type { Quote } from '../../../../actions/getQuote.ts'
import { useIsQuoteFetching } from '../../../../hooks/internal/quotes/useIsQuoteFetching.ts'
import { useWallet } from '../../../../hooks/useWallet.ts'
import { useQuoteStatus } from '../../../../hooks/useQuoteStatus.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { ReviewContent, type ReviewContentProps } from '../../../review/ReviewContent.tsx'
import { errorMessage } from '../../../shared/messages/errors/errorMessage.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { OrderNameContext } from '../../../shared/model/orderNameContext.ts'
import { orderText } from '../checkout/OrderName.tsx'
import { useSwapContext, useSwapDerived, useSwapFacts, useSwapState } from '../../model/swapContext.ts'
import { blockingReason } from '../../model/reasons/swapReason.ts'

interface SwapReviewProps {
  /** The quote from when the review was opened, or a newer one requested in it. */
  quote: Quote
  onConfirm: ReviewContentProps['onConfirm']
}

/** Reasons that the review shows itself, about its own quote. */
const ownReasons: ReadonlySet<string> = new Set(['quoteLoading', 'quoteExpired', 'quoteError', 'offline'])

/** The review of the form's quote. Its figures don't change until the user wants new ones. Renders a `<div role="dialog">`. */
export function SwapReview({ quote, onConfirm }: SwapReviewProps) {
  const translate = useMessages()
  const { store, settings } = useSwapContext('Swap.Root')
  const acceptedQuote = useSwapState(store, (state) => state.acceptedQuote)
  const order = orderText(settings.checkout?.title)
  const account = useWallet()?.address
  const latest = useSwapFacts('Swap.Root').quote
  const isQuoteFetching = useIsQuoteFetching(latest.parameters)
  const { status } = useQuoteStatus({ ...latest, data: quote })
  const reason = useSwapDerived('Swap.Root', ({ reasons }) =>
    blockingReason(reasons.filter(({ code }) => !ownReasons.has(code))),
  )
  const isOthers = !isSameAddress(account, quote.parameters.user)
  const leave = useCallback(() => store.update({ reviewed: undefined }), [store])
  useEffect(() => {
    if (isOthers) leave()
  }, [isOthers, leave])

  async function renew(): Promise<void> {
    const { data, isSuccess } = await latest.refetch()
    const isStillOpen = store.getState().reviewed === quote
    if (isSuccess && isStillOpen) store.update({ reviewed: data })
  }

  return (
    <OrderNameContext.Provider value={order}>
      <ReviewContent
        isPayment={settings.checkout !== undefined}
        review={settings.review}
        quote={quote}
        acceptedQuote={acceptedQuote}
        quoteStatus={isQuoteFetching && status !== 'ready' ? 'loading' : status}
        pageReason={reason && translate(reason.message, reason.values)}
        refreshReason={
          latest.isRateLimited && latest.error ? errorMessage(latest.error, translate, String) : undefined
        }
        maxImpactBps={settings.maxImpactBps}
        onAccept={(accepted) => store.update({ acceptedQuote: accepted })}
        onRefresh={() => void renew()}
        onConfirm={onConfirm}
        onClose={leave}
      />
    </OrderNameContext.Provider>
  )
}
