/** What can be compared, at the top level and in `filters`. */
const comparable = [
  'id',
  'orderId',
  'depositTxHash',
  'fillTxHash',
  'refundTxHash',
  'originChainId',
  'destinationChainId',
  'chainId',
  'user',
  'depositAddress',
  'recipient',
  'status',
  'failReason',
  'refundFailReason',
  'apiKey',
  'requestType',
  'currencyInChainId',
  'currencyOutChainId',
  'currencyInAddress',
  'currencyOutAddress',
  'currencyInSymbol',
  'currencyOutSymbol',
]

/** Parameters of `GET /requests/v3`. */
export const historyParameters: ReadonlySet<string> = new Set([
  ...comparable,
  'term',
  'privateChainsToInclude',
  'startTimestamp',
  'endTimestamp',
  'startBlock',
  'endBlock',
  'amountUsdMin',
  'amountUsdMax',
  'appFeesAmountUsdMin',
  'appFeesAmountUsdMax',
  'fillTimeMin',
  'fillTimeMax',
  'features',
  'includeChildRequests',
  'filters',
  'sortBy',
  'sortDirection',
  'includeAuthenticatedData',
  'includeTotal',
  'limit',
  'continuation',
])

/** Fields that a group of `filters` may hold, each also as `not:<field>`. */
export const filterFields: ReadonlySet<string> = new Set(comparable)

/** Parameters that tell the owner of the API key apart from everybody else. */
export const keyOwnerParameters: ReadonlySet<string> = new Set(['apiKey', 'includeAuthenticatedData'])
