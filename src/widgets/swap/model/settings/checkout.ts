import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import type { TokenId } from '../../../../utils/address/tokenId.ts'

/** What a page wants paid. Whoever pays chooses what to pay with, and nothing else of it. */
export type Checkout = Order & (Recipient | Calls)

interface Order extends Pick<GetQuoteParameters, 'txsGasLimit'> {
  /** The token that is delivered; one that the page lists. */
  token: TokenId
  /** How much is delivered, in the token's smallest unit; more than 0. */
  amount: bigint
  /**
   * Names the order. Another one begins anew, also where it asks for the same sum; after a reload the form knows by it what was paid.
   * @default the order is known by what is delivered
   */
  orderId?: string | undefined
  /** What is paid for, in the page's words. @default nothing is said */
  title?: string | undefined
  /** Who is paid, in the page's words. @default nothing is said */
  merchant?: string | undefined
}

/** Somebody is paid. */
interface Recipient extends Pick<GetQuoteParameters, 'txs'> {
  /** Who is paid. With `txs` it is who gets what the calls leave, and may be left out. @default with `txs`, the connected account */
  recipient: string
}

/** Calls spend what is delivered. */
interface Calls extends Required<Pick<GetQuoteParameters, 'txs'>> {
  recipient?: string | undefined
}
