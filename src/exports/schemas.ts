export { appFeeSchema, type AppFee } from '../schemas/quote/body/appFee.ts'
export {
  ownerFieldsSchema,
  quoteBodyFields,
  quoteBodySchema,
  type OwnerQuoteParameters,
  type QuoteBody,
} from '../schemas/quote/body/quoteBody.ts'
export { tradeTypes, tradeTypeSchema, type TradeType } from '../schemas/quote/body/tradeType.ts'
export {
  defaultSponsoredComponents,
  sponsoredComponents,
  type SponsoredComponent,
} from '../schemas/sponsorship/sponsoredComponents.ts'
export {
  authorizationSchema,
  destinationCallSchema,
  type Authorization,
  type DestinationCall,
} from '../schemas/quote/body/destinationCall.ts'
export { defaultServicePaths, type ServicePaths } from '../schemas/servicePaths.ts'
export { defaultPermitExpirySeconds, defaultTopupGasAmount } from '../schemas/quote/body/quoteDefaults.ts'
export { requestsQuerySchema, type RequestsQuery } from '../schemas/requests/query/requestsQuery.ts'
export {
  requestFilterGroupSchema,
  requestFiltersSchema,
  type RequestFilterFields,
  type RequestFilterGroup,
  type RequestFilterValue,
} from '../schemas/requests/query/requestFilters.ts'
export { groupFilterShape } from '../schemas/requests/query/groupFilterShape.ts'
export { topLevelFilterShape } from '../schemas/requests/query/topLevelFilterShape.ts'
export {
  maxRequestsPageSize,
  requestFeatures,
  requestSortKeys,
  requestStatusFilters,
  requestTypes,
  sortDirections,
  type RequestFeature,
  type RequestStatusFilter,
  type RequestType,
} from '../schemas/requests/query/requestWords.ts'
export { requestsV2QuerySchema, type RequestsV2Query } from '../schemas/requests/query/requestsV2Query.ts'
export { requestStatusQuerySchema } from '../schemas/status/requestStatusQuery.ts'
export { signatureQuerySchema } from '../schemas/signature/signatureQuery.ts'
export { permitBodySchema } from '../schemas/signature/permitBody.ts'

export {
  createQuoteResponseSchema,
  quoteSchema,
  type QuoteDetails,
  type QuoteFees,
  type ServiceQuote,
} from '../schemas/quote/quote.ts'
export type { RequestedChains } from '../schemas/quote/completeQuote.ts'
export {
  stepSchema,
  type SignatureStep,
  type Step,
  type TransactionData,
  type TransactionStep,
  type UnknownStep,
} from '../schemas/quote/step.ts'
export {
  signatureDataSchema,
  type SignableMessage,
  type SignableTypedData,
  type SignatureData,
} from '../schemas/signature/signature.ts'
export {
  amountSchema,
  currencySchema,
  embeddedAmountSchema,
  embeddedCurrencySchema,
  feeSchema,
  type Amount,
  type Currency,
  type EmbeddedAmount,
  type EmbeddedCurrency,
  type Fee,
} from '../schemas/currency.ts'
export {
  feeSponsorshipSchema,
  type FeeSponsorship,
  type SponsoredAmount,
  type ComponentSponsorship,
  type SponsorshipPhase,
} from '../schemas/sponsorship/sponsorship.ts'
export { requestStateSchema, type RequestState } from '../schemas/status/requestState.ts'
export { requestRecordSchema, type RequestRecord } from '../schemas/requests/requestRecord.ts'
export type { DepositAddressRecord } from '../schemas/requests/depositAddressRecord.ts'
export type { RequestTransaction } from '../schemas/requests/requestTransaction.ts'
export { toRequestAmounts, type RequestAmounts } from '../schemas/requests/toRequestAmounts.ts'
export {
  requestsPageSchema,
  type RequestsPage,
  type UnreadableRecord,
} from '../schemas/requests/requestsPage.ts'
export { postedSignatureSchema, type PostedSignature } from '../schemas/signature/postedSignature.ts'
export { encodeOrderAddress } from '../schemas/protocol/encodeOrderAddress.ts'
export { depositAbi } from '../schemas/protocol/depositAbi.ts'
export { orderTypes } from '../schemas/protocol/orderTypes.ts'
export { InvalidArgumentError } from '../errors/argument.ts'
export { InvalidRequestError } from '../errors/client.ts'
export { errorBodySchema, type ErrorBody } from '../schemas/errorBody.ts'
export {
  isFinalRequestStatus,
  requestStatuses,
  rawRequestStatuses,
  toRequestStatus,
  type RequestStatus,
} from '../schemas/status/requestStatus.ts'
export { fromBrandedQuote, defaultBrand, toBrandedComponents } from '../schemas/brand.ts'
export { parseWithSchema, SchemaError } from '../schemas/base/parseWithSchema.ts'
export { encodeWithSchema } from '../schemas/base/encodeWithSchema.ts'
export { isAbsent } from '../schemas/base/json.ts'
export {
  amountPattern,
  basisPointsPattern,
  bytes32Pattern,
  evmAddressPattern,
} from '../schemas/base/primitives.ts'
