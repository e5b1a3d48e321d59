import type { RequestsQuery } from '@causeway/react/schemas'

/** Parameters that say how to list; every other one is a filter. */
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
