export { createClient, type Client, type CreateClientParameters } from '../client/createClient.ts'
export type { Deployment, ServiceLocation } from '../client/deployment/deployment.ts'
export type { ServicePaths } from '../schemas/servicePaths.ts'
export type { BrandMismatch } from '../client/deployment/brandMismatch.ts'
export type { Clock } from '../utils/time/clock.ts'
export type { DeprecationNotice } from '../client/transport/deprecation.ts'
export { CausewayError } from '../errors/causewayError.ts'
export { InvalidArgumentError } from '../errors/argument.ts'
export { InvalidConfigError } from '../errors/config.ts'
export {
  AbortedError,
  ApiKeyInBrowserError,
  InvalidRequestError,
  MalformedResponseError,
  NetworkError,
  RateLimitError,
  ServiceError,
  TimeoutError,
} from '../errors/client.ts'
export type { ErrorAdvice, ErrorCodeMeaning } from '../errors/codes/errorCodeMeaning.ts'
export { errorCodes } from '../errors/codes/errorCodes.ts'
export { failReasons } from '../errors/codes/failReasons.ts'
export { errorDetails } from '../errors/errorDetails.ts'
export type { ActionOptions } from '../client/request.ts'
export { getQuote, type Quote } from '../actions/getQuote.ts'
export type { GetQuoteParameters } from '../actions/quoteParameters.ts'
export type { AppFee } from '../schemas/quote/body/appFee.ts'
export type { Authorization, DestinationCall } from '../schemas/quote/body/destinationCall.ts'
export type { SponsoredComponent } from '../schemas/sponsorship/sponsoredComponents.ts'
export type { TradeType } from '../schemas/quote/body/tradeType.ts'
export { getRequests } from '../actions/getRequests.ts'
export type { RequestsPage, UnreadableRecord } from '../schemas/requests/requestsPage.ts'
export type {
  RequestFilterFields,
  RequestFilterGroup,
  RequestFilterValue,
} from '../schemas/requests/query/requestFilters.ts'
export type { GetRequestsParameters } from '../actions/requestsParameters.ts'
export {
  maxRequestsPageSize,
  type RequestFeature,
  type RequestStatusFilter,
  type RequestType,
} from '../schemas/requests/query/requestWords.ts'
export { getRequestStatus, type GetRequestStatusParameters } from '../actions/getRequestStatus.ts'
export type { RequestState } from '../schemas/status/requestState.ts'
export type { RequestRecord } from '../schemas/requests/requestRecord.ts'
export { isFinalRequestStatus, toRequestStatus, type RequestStatus } from '../schemas/status/requestStatus.ts'
export {
  findSponsorshipMismatches,
  type SponsorshipMismatch,
} from '../schemas/sponsorship/findSponsorshipMismatches.ts'
export { postSignature, type PostSignatureParameters } from '../actions/postSignature.ts'
export type { PostedSignature } from '../schemas/signature/postedSignature.ts'
export { getRequestsV2, type GetRequestsV2Parameters } from '../actions/getRequestsV2.ts'
export { toRequestV3, type ToRequestV3Options } from '../actions/requestV3/toRequestV3.ts'
