import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import type { TokenId } from '../../../../utils/tokens/tokenId.ts'

/** What the page wants to be paid. The user only chooses the token to pay with. */
export type Checkout = CheckoutOrder & (CheckoutRecipient | CheckoutCalls)

/** What is delivered, and the page's name for it. */
export interface CheckoutOrder extends Pick<GetQuoteParameters, 'txsGasLimit'> {
  /** The token that is delivered; one that the page lists. */
  token: TokenId
  /** How much is delivered, in the token's base units; more than 0. */
  amount: bigint
  /**
   * ID of the order. A different `orderId` starts a new payment, even of the same amount; after a reload, the form uses it to
   * find out what was paid.
   * @default the order is identified by what is delivered
   */
  orderId?: string | undefined
  /** What is paid for, as text from the page. @default not shown */
  title?: string | undefined
  /** Who is paid, as text from the page. @default not shown */
  merchant?: string | undefined
}

/** A checkout that pays a recipient. */
export interface CheckoutRecipient extends Pick<GetQuoteParameters, 'txs'> {
  /** The account that is paid. With `txs`, it gets what the calls leave, and is optional. @default with `txs`, the connected account */
  recipient: string
}

/** A checkout whose calls spend what is delivered. */
export interface CheckoutCalls extends Required<Pick<GetQuoteParameters, 'txs'>> {
  recipient?: string | undefined
}
