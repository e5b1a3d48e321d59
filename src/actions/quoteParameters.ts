import type { SignedAuthorization } from 'viem'
import type { Authorization } from '../schemas/quote/body/destinationCall.ts'
import type { QuoteBody } from '../schemas/quote/body/quoteBody.ts'

/** The parameters of a quote. */
export interface GetQuoteParameters extends Omit<QuoteBody, 'authorizationList'> {
  /** EIP-7702 authorizations for the destination calls; viem's `signAuthorization` returns this format, too. */
  authorizationList?: readonly (Authorization | SignedAuthorization)[] | undefined
  /**
   * Fields unknown to this library, sent unchanged. The library's own parameters are rejected here, except `appFees` and
   * `referrer`: the API doesn't name them, so a deployment may use its own format for them. If also given as parameters, those
   * win.
   */
  extraFields?: Readonly<Record<string, unknown>> | undefined
}
