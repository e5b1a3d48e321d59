'use client'
import { forwardRef } from 'react'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { QuoteDetails } from '../../../schemas/quote/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { formatUsd } from '../../../utils/format/formatUsd.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import { CodeText } from '../../shared/parts/CodeText.tsx'
import { Fact } from '../../shared/parts/Fact.tsx'
import { chainName, symbolOf } from '../../shared/model/tokenNames.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { ReviewAmountLine } from './ReviewAmountLine.tsx'
import { useReviewContext } from '../model/reviewContext.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useWrittenAmount } from '../model/useWrittenAmount.ts'
import { formatList } from '../../../utils/format/formatList.ts'

/** What is paid, what arrives and at least, from whom and to whom, where refunds go, and by which way. Renders a `<div>`. */
export const ReviewSummary = forwardRef<HTMLDivElement, PartProps<'div'>>(function ReviewSummary(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const written = useWrittenAmount()
  const { chains } = useTokens()
  const { quote } = useReviewContext('Review.Summary')
  const { currencyIn, currencyOut, sender, recipient, route } = quote.details
  const { refundTo } = quote.parameters
  const [origin, destination] = [currencyIn, currencyOut].map(({ currency }) =>
    sanitizeText(chainName(chains, currency.chainId)),
  )
  const isOwn = isSameAddress(sender, recipient)
  const routers = routersOf(route)
  return renderPart(
    <div ref={ref} {...part('review-summary')}>
      <p {...part('review-route')}>
        {translate('review.route', {
          symbol: symbolOf({ symbol: currencyIn.currency.symbol ?? '' }),
          origin: origin ?? '',
          outSymbol: symbolOf({ symbol: currencyOut.currency.symbol ?? '' }),
          destination: destination ?? '',
        })}
      </p>
      <ReviewAmountLine
        side="pay"
        text={translate('review.amount', written(currencyIn.amount, currencyIn.currency))}
        usd={formatUsd(currencyIn.amountUsd, { locale, rounding: 'up' })}
        place={translate('review.onChain', { chain: origin ?? '' })}
      />
      <ReviewAmountLine
        side="receive"
        text={translate('review.amount', written(currencyOut.amount, currencyOut.currency))}
        usd={formatUsd(currencyOut.amountUsd, { locale, rounding: 'down' })}
        place={translate('review.onChain', { chain: destination ?? '' })}
        note={minimumText()}
      />
      <dl {...part('facts')}>
        <Fact label={translate('review.sender')}>
          <CodeText text={sender} />
        </Fact>
        <Fact
          label={translate('review.recipient', { chain: destination ?? '' })}
          hint={translate(isOwn ? 'review.recipient.own' : 'review.recipient.other')}
        >
          <CodeText text={recipient} />
        </Fact>
        <Fact label={translate('review.refundTo')}>
          {refundTo === undefined ? translate('review.refundTo.unknown') : <CodeText text={refundTo} />}
        </Fact>
        {routers.length > 0 && (
          <Fact label={translate('review.route.label')}>
            <bdi>{translate('review.routers', { names: formatList(routers, locale) })}</bdi>
          </Fact>
        )}
      </dl>
    </div>,
    props,
  )

  function minimumText(): string {
    const { amount, minimumAmount, currency } = currencyOut
    if (minimumAmount == null) return translate('review.minimum.unknown')
    return minimumAmount === amount
      ? translate('review.minimum.exact')
      : translate('review.minimum', written(minimumAmount, currency))
  }
})

/** Who swaps on the way, by the names that the service gives. */
function routersOf(route: QuoteDetails['route']): string[] {
  const names = [route?.origin, route?.destination].flatMap((side) => side?.includedSwapSources ?? [])
  return [...new Set(names.map((name) => sanitizeText(name, { maxLength: 64 })))].filter(Boolean)
}
