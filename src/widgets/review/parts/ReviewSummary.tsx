'use client'
import { forwardRef, useContext } from 'react'
import { useTokens } from '../../../hooks/useTokens.ts'
import { hasCalls } from '../../../schemas/quote/body/destinationCall.ts'
import type { QuoteDetails } from '../../../schemas/quote/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { formatUsd } from '../../../utils/format/formatUsd.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { OrderNameContext } from '../../shared/model/orderNameContext.ts'
import { findToken } from '../../shared/model/tokens/findToken.ts'
import { chainName } from '../../shared/model/tokens/tokenNames.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { isShownBesideAmount } from '../model/findings/reviewRisks.ts'
import { priceImpact } from '../../shared/model/figures/priceImpact.ts'
import { useTopupText } from '../../shared/messages/figures/useTopupText.ts'
import { useReviewContext } from '../model/reviewContext.ts'
import { useWrittenAmount } from '../model/useWrittenAmount.ts'
import { usePart } from '../usePart.ts'
import { ReviewAmountLine } from './ReviewAmountLine.tsx'
import { ReviewParties } from './ReviewParties.tsx'

/**
 * What is paid, what arrives and the minimum, the price impact, the recipient, and the refund address. Renders a
 * `<div>`.
 */
export const ReviewSummary = forwardRef<HTMLDivElement, PartProps<'div'>>(function ReviewSummary(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const written = useWrittenAmount()
  const order = useContext(OrderNameContext) ?? ''
  const { quote, isPayment, risks, verification } = useReviewContext('Review.Summary')
  const { chains, tokens } = useTokens()
  const { currencyIn, currencyOut } = quote.details
  const topup = useTopupText(quote.details)
  const isOwn = isSameAddress(quote.parameters.user, quote.details.recipient)
  // The arriving funds go to the calls first, and what they leave is unknown.
  const isForCalls = !isPayment && hasCalls(quote.parameters)
  return renderPart(
    <div ref={ref} {...part('review-summary')}>
      <ReviewAmountLine {...lineOf(currencyIn)} side="pay" label={translate('swap.pay')} />
      <ReviewAmountLine
        {...lineOf(currencyOut)}
        side="receive"
        label={translate(receiveLabel(), { order })}
        impact={priceImpact(quote.details)}
        lossUsd={risks.find(isShownBesideAmount)?.usd}
        note={isForCalls ? `${minimumText()} · ${translate('review.minimum.calls')}` : minimumText()}
      />
      <ReviewParties />
    </div>,
    props,
  )

  function receiveLabel() {
    // The calls follow; what they are for, only the page can say.
    if (hasCalls(quote.parameters)) return order ? 'review.receive.order' : 'review.receive.calls'
    return isOwn && !isPayment ? 'swap.receive' : 'checkout.receive'
  }

  function lineOf({ amount, amountUsd, currency }: QuoteDetails['currencyIn']) {
    const { chainId } = currency
    const isPaid = currency === currencyIn.currency
    const usd = formatUsd(amountUsd, { locale, rounding: isPaid ? 'up' : 'down' })
    return {
      token: findToken(tokens, currency),
      text: translate('review.amount', written(amount, currency)),
      usd: usd && topup && !isPaid ? `${usd} ${topup}` : usd,
      place: translate('review.onChain', { chain: sanitizeText(chainName(chains, chainId)) }),
    }
  }

  function minimumText(): string {
    const { amount, minimumAmount, currency } = currencyOut
    if (minimumAmount == null) return translate('review.minimum.unknown')
    const isGuaranteed = verification?.status === 'verified' && verification.covers.includes('minimum')
    return isGuaranteed && minimumAmount === amount
      ? translate('review.minimum.exact')
      : translate('review.minimum', written(minimumAmount, currency))
  }
})
