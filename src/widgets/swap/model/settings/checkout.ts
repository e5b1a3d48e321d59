import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import type { TokenId } from '../../../../utils/address/tokenId.ts'

/** What the page wants to be paid. The user only chooses the token to pay with. */
export type Checkout = CheckoutOrder & (CheckoutRecipient | CheckoutCalls)

/** What is delivered, and the page's name for it. */
export interface CheckoutOrder extends Pick<GetQuoteParameters, 'txsGasLimit'> {
  /** The token that is delivered; one that the page lists. */
  token: TokenId
  /** How much is delivered, in the token's base units; more than 0. */
  amount: bigint
  /**
   * Names the order. Another `orderId` begins a new payment, also of the same sum; after a reload the form finds by it what was paid.
   * @default the order is known by what is delivered
   */
  orderId?: string | undefined
  /** What is paid for, in the page's words. @default nothing is said */
  title?: string | undefined
  /** Who is paid, in the page's words. @default nothing is said */
  merchant?: string | undefined
}

/** A checkout that pays a recipient. */
export interface CheckoutRecipient extends Pick<GetQuoteParameters, 'txs'> {
  /** The account that is paid. With `txs` it gets what the calls leave, and may be left out. @default with `txs`, the connected account */
  recipient: string
}

/** A checkout whose calls spend what is delivered. */
export interface CheckoutCalls extends Required<Pick<GetQuoteParameters, 'txs'>> {
  recipient?: string | undefined
}
