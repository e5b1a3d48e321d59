import type { RequestsQuery } from '@causeway/react/schemas'

/** Parameters for sorting and paging; every other one is a filter. */
export type ListingParameters = Pick<
  RequestsQuery,
  | 'sortBy'
  | 'sortDirection'
  | 'limit'
  | 'continuation'
  | 'privateChainsToInclude'
  | 'includeTotal'
  | 'includeChildRequests'
  | 'includeAuthenticatedData'
>
