import type { ApiKey } from '../../domain/service/apiKey.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toAmount } from '../../quote/answer/toAmount.ts'

/** Writes data that only a request's owner may see, the holder of the API key that requested its quote. */
export function toAuthenticatedData(
  { referrer, referrerAddress, apiKey, terms }: ServiceRequest,
  apiKeys: readonly ApiKey[],
) {
  return {
    ...(referrer !== undefined && { referrer }),
    ...(referrerAddress !== undefined && { referrerAddress }),
    apiKeyName: apiKeys.find(({ key }) => key === apiKey)?.name ?? null,
    platformFee: toAmount(terms.currencyIn, terms.service),
  }
}

/** Whether a caller owns a request. Without an API key, a request has no owner. */
export function isOwner({ apiKey }: ServiceRequest, callerKey: string | undefined): boolean {
  return apiKey !== undefined && apiKey === callerKey
}
