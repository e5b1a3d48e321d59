import type { SignedAuthorization } from 'viem'
import type { Authorization } from '../schemas/quote/body/destinationCall.ts'
import type { QuoteBody } from '../schemas/quote/body/quoteBody.ts'

/** The parameters of a quote. */
export interface GetQuoteParameters extends Omit<QuoteBody, 'authorizationList'> {
  /** EIP-7702 authorizations for the destination calls, also as viem's `signAuthorization` gives them. */
  authorizationList?: readonly (Authorization | SignedAuthorization)[] | undefined
  /**
   * Fields that this library does not know, sent as they are. A parameter of this library is refused here, but `appFees` and
   * `referrer`: the interface does not name them, so a deployment may take them in a shape of its own. Given as parameters, they win.
   */
  extraFields?: Readonly<Record<string, unknown>> | undefined
}
