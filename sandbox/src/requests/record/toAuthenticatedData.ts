import type { ApiKey } from '../../domain/service/apiKey.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toAmount } from '../../quote/answer/toAmount.ts'

/** Writes what only the owner of a request may see: the holder of the key that its quote was asked with. */
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

/** Whether a caller owns a request. A request that nobody's key made is nobody's. */
export function isOwner({ apiKey }: ServiceRequest, callerKey: string | undefined): boolean {
  return apiKey !== undefined && apiKey === callerKey
}
