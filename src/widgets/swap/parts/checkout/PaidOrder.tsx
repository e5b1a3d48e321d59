'use client'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import type { Checkout } from '../../model/settings/checkout.ts'
import { usePart } from '../../usePart.ts'
import { maxOrderTextLength } from './SwapCheckout.tsx'

/** What is being paid for and to whom, in the page's words, above the progress of it. Renders a `<div>`, or nothing without words. */
export function PaidOrder({ title = '', merchant = '' }: Pick<Checkout, 'title' | 'merchant'>) {
  const part = usePart()
  const translate = useMessages()
  const [order, shop] = [title, merchant].map((text) => sanitizeText(text, { maxLength: maxOrderTextLength }))
  if (!order && !shop) return null
  return (
    <div {...part('swap-checkout')}>
      {order && (
        <p {...part('swap-checkout-title')}>
          <bdi>{order}</bdi>
        </p>
      )}
      {shop && (
        <p {...part('swap-checkout-merchant')}>
          <bdi>{shop}</bdi>
        </p>
      )}
      <p {...part('swap-field-hint')}>{translate('checkout.described')}</p>
    </div>
  )
}
