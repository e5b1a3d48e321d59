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
 * Who pays, who receives and who is refunded: a collapsed line if all are the user's own account; otherwise every
 * address in full, with a warning if it receives and isn't the user's, or if a refund may go elsewhere. Renders a `<details>` or a `<dl>`.
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
  // A payment always goes to whoever the page named: that is no reason for caution.
  const otherRecipientHint = isPayment ? (
    translate('review.disclosure.recipient')
  ) : (
    <span {...part('review-notice', 'caution')}>{translate('review.disclosure.recipient')}</span>
  )
  const facts = (
    <dl {...part('facts')}>
      <Fact
        label={translate('activity.fact.sender')}
        hint={isPayer ? undefined : translate('review.recipient.other')}
      >
        <CopyableCode text={sender} what={translate('activity.fact.sender')} />
      </Fact>
      <Fact label={recipientLabel} hint={isOwn ? translate('review.recipient.own') : otherRecipientHint}>
        <CopyableCode text={recipient} what={recipientLabel} />
      </Fact>
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
    </dl>
  )
  // Without a refund address, the provider refunds the recipient, else the sender: here both are the user.
  const warning = mayRefundRecipient && (
    <p {...part('review-notice', 'caution')}>{translate('audit.order-refund-recipient')}</p>
  )
  if (!isOwn || !isPayer || (refundTo !== undefined && !isSameAddress(refundTo, sender))) {
    return (
      <>
        {facts}
        {warning}
      </>
    )
  }
  return (
    <details {...part('review-more')}>
      <summary {...part('review-more-summary')}>
        <span>
          {translate('review.self')} <bdi>({shortenHash(sender)})</bdi>
        </span>
      </summary>
      {facts}
      {warning}
    </details>
  )
}

/** Who swaps along the route, by the provider's names. */
function routersOf(route: QuoteDetails['route']): string[] {
  const names = [route?.origin, route?.destination].flatMap((side) => side?.includedSwapSources ?? [])
  return [...new Set(names.map((name) => sanitizeText(name, { maxLength: 64 })))].filter(Boolean)
}
