/** Parameters of `GET /requests/v3` that compare one field; groups of `filters` take them, too. */
export const comparingParameters = [
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
] as const

/** Filters that the interface takes at the top level alone. */
export const topLevelParameters = [
  'features',
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
] as const

/** What else `GET /requests/v3` takes. */
export const listingParameters = [
  'term',
  'privateChainsToInclude',
  'includeChildRequests',
  'filters',
  'sortBy',
  'sortDirection',
  'includeAuthenticatedData',
  'includeTotal',
  'limit',
  'continuation',
] as const
