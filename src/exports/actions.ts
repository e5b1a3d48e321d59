export {
  createClient,
  type Client,
  type ClientPaths,
  type CreateClientParameters,
} from '../client/createClient.ts'
export type { DeprecationNotice } from '../client/deprecation.ts'
export type { RequestOptions } from '../client/request.ts'
export { getQuote, type Quote } from '../actions/getQuote.ts'
export type { GetQuoteParameters } from '../actions/quoteParameters.ts'
export type { Authorization, DestinationCall } from '../schemas/destinationCall.ts'
export type { SponsoredComponent } from '../schemas/sponsoredComponents.ts'
export type { TradeType } from '../schemas/tradeType.ts'
export { getRequests } from '../actions/getRequests.ts'
export type { RequestsPage } from '../schemas/requestsPage.ts'
export type { RequestFilterFields, RequestFilterGroup } from '../schemas/requestFilters.ts'
export type { GetRequestsParameters } from '../actions/requestsParameters.ts'
export {
  maxRequestsLimit,
  type RequestFeature,
  type RequestStatusFilter,
  type RequestType,
} from '../schemas/requestWords.ts'
export { getRequestStatus, type GetRequestStatusParameters } from '../actions/getRequestStatus.ts'
export type { RequestStatus } from '../schemas/requestStatus.ts'
export type { RequestRecord } from '../schemas/requestRecord.ts'
export { isFinalRequestState, toRequestState, type RequestState } from '../schemas/requestState.ts'
export { checkSponsorship, type SponsorshipMismatch } from '../schemas/checkSponsorship.ts'
export { postSignature, type PostSignatureParameters } from '../actions/postSignature.ts'
export type { PostedSignature } from '../schemas/postedSignature.ts'
export { getRequestsV2, type GetRequestsV2Parameters } from '../actions/getRequestsV2.ts'
export { toRequestV3, type ToRequestV3Options } from '../actions/toRequestV3.ts'
