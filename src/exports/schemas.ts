export { quoteBodyFields, quoteBodySchema, type QuoteParameters } from '../schemas/quoteBody.ts'
export { tradeTypes, tradeTypeSchema, type TradeType } from '../schemas/tradeType.ts'
export {
  defaultSponsoredComponents,
  sponsoredComponents,
  type SponsoredComponent,
} from '../schemas/sponsoredComponents.ts'
export {
  authorizationSchema,
  destinationCallSchema,
  type Authorization,
  type DestinationCall,
} from '../schemas/destinationCall.ts'
export { defaultPermitExpirySeconds, defaultTopupGasAmount } from '../schemas/quoteDefaults.ts'
export { requestsQuerySchema, type RequestsParameters } from '../schemas/requestsQuery.ts'
export {
  requestFilterGroupSchema,
  requestFiltersSchema,
  type RequestFilterFields,
  type RequestFilterGroup,
} from '../schemas/requestFilters.ts'
export { comparedFields } from '../schemas/comparedFields.ts'
export { topLevelFilters } from '../schemas/topLevelFilters.ts'
export {
  maxRequestsLimit,
  requestFeatures,
  requestSortKeys,
  requestStatusFilters,
  requestTypes,
  sortDirections,
  type RequestFeature,
  type RequestStatusFilter,
  type RequestType,
} from '../schemas/requestWords.ts'
export { requestsV2QuerySchema, type RequestsV2Parameters } from '../schemas/requestsV2Query.ts'
export { requestStatusQuerySchema } from '../schemas/requestStatusQuery.ts'
export { signatureQuerySchema } from '../schemas/signatureQuery.ts'

export {
  quoteAnswerSchema,
  quoteSchema,
  type QuoteDetails,
  type QuoteFees,
  type ServiceQuote,
} from '../schemas/quote.ts'
export {
  stepSchema,
  type SignatureStep,
  type Step,
  type TransactionData,
  type TransactionStep,
  type UnknownStep,
} from '../schemas/step.ts'
export {
  signatureDataSchema,
  type SignableMessage,
  type SignableTypedData,
  type SignatureData,
} from '../schemas/signature.ts'
export {
  amountSchema,
  currencySchema,
  feeSchema,
  type Amount,
  type Currency,
  type Fee,
} from '../schemas/currency.ts'
export {
  feeSponsorshipSchema,
  type FeeSponsorship,
  type SponsoredAmount,
  type SponsorshipComponent,
  type SponsorshipPhase,
} from '../schemas/sponsorship.ts'
export { requestStatusSchema, type RequestStatus } from '../schemas/requestStatus.ts'
export {
  requestRecordSchema,
  type RequestDepositAddress,
  type RequestRecord,
  type RequestTransaction,
} from '../schemas/requestRecord.ts'
export { requestsPageSchema, type RequestsPage } from '../schemas/requestsPage.ts'
export { postedSignatureSchema, type PostedSignature } from '../schemas/postedSignature.ts'
export { errorBodySchema, type ErrorBody } from '../schemas/errorBody.ts'
export {
  isFinalRequestState,
  requestStates,
  requestStatuses,
  toRequestState,
  type RequestState,
} from '../schemas/requestState.ts'
export { fromBrand, interfaceBrand, toBrand } from '../schemas/brand.ts'
export { parse, SchemaError } from '../schemas/parse.ts'
export { encode } from '../schemas/encode.ts'
export {
  amountPattern,
  basisPointsPattern,
  bytes32Pattern,
  evmAddressPattern,
} from '../schemas/primitives.ts'
