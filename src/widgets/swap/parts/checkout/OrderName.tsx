'use client'
import type { ElementType } from 'react'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import type { Checkout } from '../../model/settings/checkout.ts'
import { usePart } from '../../usePart.ts'

/** Longest words of the page that are shown, in characters. */
const maxLength = 120

interface OrderNameProps extends Pick<Checkout, 'title' | 'merchant'> {
  /** The element of the title. */
  as: ElementType
  id?: string | undefined
  /** Stands for a title that the page leaves out. @default nothing stands there */
  fallback?: string | undefined
}

/** What is paid for and to whom, in the page's words, and that they are the page's. Renders nothing without words. */
export function OrderName({ title, merchant, as: Title, id, fallback }: OrderNameProps) {
  const part = usePart()
  const translate = useMessages()
  const [order, shop] = [title, merchant].map((text = '') => sanitizeText(text, { maxLength }))
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
