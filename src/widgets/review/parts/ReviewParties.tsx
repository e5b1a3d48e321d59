'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { QuoteDetails } from '../../../schemas/quote/quote.ts'
import { hasCalls } from '../../../schemas/quote/body/destinationCall.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { refundsPayer } from '../../../schemas/refundsPayer.ts'
import { formatList } from '../../../utils/format/formatList.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { chainName } from '../../shared/model/tokens/tokenNames.ts'
import { CopyableCode } from '../../shared/parts/copy/CopyableCode.tsx'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { useReviewContext } from '../model/reviewContext.ts'
import { shortenHash } from '../../shared/model/links/shortenHash.ts'
import { usePart } from '../usePart.ts'

/**
 * Who pays, who receives and who is refunded. The user's own account is a collapsed line; every other address is shown in full, with a
 * warning if it receives, or if a refund may go elsewhere. Renders a `<details>`, a `<dl>`, or one after the other.
 */
export function ReviewParties() {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { chains } = useTokens()
  const { quote, isPayment, mayRefundRecipient } = useReviewContext('Review.Summary')
  const { currencyOut, sender, recipient, route } = quote.details
  const { refundTo, user } = quote.parameters
  // The quote's own sender proves nothing: a stranger may be both its sender and its recipient.
  const isOwn = isSameAddress(user, recipient)
  const isPayer = isSameAddress(user, sender)
  const routers = routersOf(route)
  // With calls, the funds go to them: the recipient gets what they leave.
  const recipientLabel = translate(hasCalls(quote.parameters) ? 'checkout.rest' : 'review.recipient', {
    chain: sanitizeText(chainName(chains, currencyOut.currency.chainId)),
  })
  // In a payment, the page sets the recipient, so that needs no warning.
  const otherRecipientHint = isPayment ? undefined : (
    <span {...part('review-notice', 'caution')}>{translate('review.disclosure.recipient')}</span>
  )
  const senderFact = (
    <Fact
      label={translate('activity.fact.sender')}
      hint={isPayer ? undefined : translate('review.recipient.other')}
    >
      <CopyableCode text={sender} what={translate('activity.fact.sender')} />
    </Fact>
  )
  const recipientFact = (
    <Fact label={recipientLabel} hint={isOwn ? translate('review.recipient.own') : otherRecipientHint}>
      <CopyableCode text={recipient} what={recipientLabel} />
    </Fact>
  )
  const otherFacts = (
    <>
      {(refundTo !== undefined || !isOwn) && (
        <Fact label={translate('review.refundTo')}>
          {refundTo === undefined ? (
            translate('review.refundTo.unknown')
          ) : refundsPayer(refundTo) ? (
            translate('review.refundTo.payer')
          ) : (
            <CopyableCode text={refundTo} what={translate('review.refundTo')} />
          )}
        </Fact>
      )}
      {routers.length > 0 && (
        <Fact label={translate('review.route.label')}>
          <bdi>{formatList(routers, locale)}</bdi>
        </Fact>
      )}
    </>
  )
  // Without a refund address, the provider refunds the recipient or the sender: if both are the user, the refund is the user's, too.
  const isRefunded = refundTo === undefined ? isOwn : isSameAddress(refundTo, sender)
  const isSelf = isPayer && isRefunded
  const warning = mayRefundRecipient && (
    <p {...part('review-notice', 'caution')}>{translate('audit.order-refund-recipient')}</p>
  )
  return (
    <>
      {!(isSelf && isOwn) && (
        <dl {...part('facts')}>
          {!isSelf && senderFact}
          {recipientFact}
          {!isSelf && otherFacts}
        </dl>
      )}
      {isSelf && (
        <details {...part('review-more')}>
          <summary {...part('review-more-summary')}>
            <span>
              {translate(isOwn ? 'review.self' : 'review.self.refunds')} <bdi>({shortenHash(sender)})</bdi>
            </span>
          </summary>
          <dl {...part('facts')}>
            {senderFact}
            {isOwn && recipientFact}
            {otherFacts}
          </dl>
          {isOwn && warning}
        </details>
      )}
      {!(isSelf && isOwn) && warning}
    </>
  )
}

/** Who swaps along the route, by the provider's names. */
function routersOf(route: QuoteDetails['route']): string[] {
  const names = [route?.origin, route?.destination].flatMap((side) => side?.includedSwapSources ?? [])
  return [...new Set(names.map((name) => sanitizeText(name, { maxLength: 64 })))].filter(Boolean)
}
