'use client'
import type { ElementType } from 'react'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import type { Checkout } from '../../model/settings/checkout.ts'
import { usePart } from '../../usePart.ts'

/** Longest text of the page that is shown, in characters. */
const maxLength = 120

/** Text of the page, as it may be shown. */
export function orderText(text = ''): string {
  return sanitizeText(text, { maxLength })
}

interface OrderNameProps extends Pick<Checkout, 'title' | 'merchant'> {
  /** The title's element. */
  as: ElementType
  id?: string | undefined
  /** Shown if the page gives no title. @default nothing */
  fallback?: string | undefined
}

/** The order's title and merchant in the page's words, labeled as the page's. Renders nothing without them. */
export function OrderName({ title, merchant, as: Title, id, fallback }: OrderNameProps) {
  const part = usePart()
  const translate = useMessages()
  const [order, shop] = [title, merchant].map(orderText)
  return (
    <>
      {(order || fallback) && (
        <Title id={id} {...part('swap-checkout-title')}>
          {order ? <bdi>{order}</bdi> : fallback}
        </Title>
      )}
      {shop && (
        <p {...part('swap-checkout-merchant')}>
          <bdi>{shop}</bdi>
        </p>
      )}
      {(order || shop) && <p {...part('swap-field-hint')}>{translate('checkout.described')}</p>}
    </>
  )
}
