'use client'
import { forwardRef } from 'react'
import { orderOf } from '../../../../decode/order/orderOf.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { CopyableCode } from '../../../shared/parts/copy/CopyableCode.tsx'
import { Fact } from '../../../shared/parts/figures/Fact.tsx'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useReviewContext } from '../../model/reviewContext.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useAmountText } from '../../model/useWrittenAmount.ts'

/**
 * What the provider owes according to the order that it signs, if the quote contains one. Renders a `<details>`, or
 * nothing.
 */
export const ReviewOrder = forwardRef<HTMLDetailsElement, PartProps<'details'>>(
  function ReviewOrder(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const amountText = useAmountText()
    const { quote } = useReviewContext('Review.Order')
    const { orderId } = quote.protocol?.v2 ?? {}
    const order = orderOf(quote)
    if (!order) return null
    const { currency: output } = quote.details.currencyOut
    const payments = numbered(order.output?.payments ?? [])
    const refunds = numbered((order.inputs ?? []).flatMap((input) => input.refunds ?? []))
    return renderPart(
      <details ref={ref} open={!order.isWhole} {...part('review-order')}>
        <summary {...part('review-more-summary')}>{translate('review.order')}</summary>
        {!order.isWhole && (
          <p {...part('review-notice', 'caution')}>{translate('review.order.unreadable')}</p>
        )}
        <dl {...part('facts')}>
          {payments.map(({ key, recipient, currency, minimumAmount }) => (
            <Fact key={key} label={translate('review.order.payment')}>
              {minimumAmount !== undefined && (
                <bdi>
                  {amountText({
                    amount: minimumAmount,
                    token: isSameAddress(currency, output.address) ? output : undefined,
                  })}
                </bdi>
              )}{' '}
              {recipient !== undefined && (
                <CopyableCode text={recipient} what={translate('review.fact.receiver')} />
              )}
            </Fact>
          ))}
          {refunds.map(({ key, recipient }) => (
            <Fact key={key} label={translate('review.order.refund')}>
              {recipient !== undefined && (
                <CopyableCode text={recipient} what={translate('review.refundTo')} />
              )}
            </Fact>
          ))}
          {orderId && (
            <Fact label={translate('review.order.number')}>
              <CopyableCode text={orderId} what={translate('review.order.number')} />
            </Fact>
          )}
        </dl>
      </details>,
      props,
    )
  },
)

/** Adds keys that distinguish identical entries. */
function numbered<part extends object>(all: readonly part[]): (part & { key: string })[] {
  return all.map((one, index) => ({ ...one, key: String(index) }))
}
