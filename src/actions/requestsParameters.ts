import { InvalidRequestError } from '../errors/client.ts'
import { toFilters, type RequestFilterGroup } from './requestFilters.ts'

/** Most records that one page may hold. */
export const maxRequestsLimit = 50

/** Statuses that the history can be filtered by. */
export type RequestStatusFilter = 'success' | 'failure' | 'refund' | 'pending' | 'depositing'

/** Kinds of requests; the service may know others. */
export type RequestType =
  | 'Bridge'
  | 'Crosschain Swap'
  | 'Same-chain Swap'
  | 'Send'
  | 'Wrap'
  | 'Unwrap'
  | 'Call'
  | (string & {})

/** Features of a request; the service may know others. */
export type RequestFeature =
  | 'gasless_execution'
  | 'fast_fill'
  | 'gas_top_up'
  | 'app_fees'
  | 'deposit_address'
  | (string & {})

/** What to list. All parameters apply at once. */
export interface GetRequestsParameters {
  /** One search over request id, wallet, deposit address and every transaction hash. */
  term?: string | undefined
  id?: string | undefined
  orderId?: string | undefined
  depositTxHash?: string | undefined
  fillTxHash?: string | undefined
  refundTxHash?: string | undefined

  originChainId?: number | undefined
  destinationChainId?: number | undefined
  /** Either direction. */
  chainId?: number | undefined
  privateChainsToInclude?: readonly (string | number)[] | undefined

  user?: string | undefined
  depositAddress?: string | undefined
  recipient?: string | undefined

  status?: RequestStatusFilter | undefined
  failReason?: string | undefined
  refundFailReason?: string | undefined
  /** The key that created the request. */
  apiKey?: string | undefined
  requestType?: RequestType | undefined

  currencyInChainId?: number | undefined
  currencyOutChainId?: number | undefined
  currencyInAddress?: string | undefined
  currencyOutAddress?: string | undefined
  /** The letter case does not matter. */
  currencyInSymbol?: string | undefined
  currencyOutSymbol?: string | undefined

  /** Seconds since the epoch. */
  startTimestamp?: number | undefined
  endTimestamp?: number | undefined
  startBlock?: number | undefined
  endBlock?: number | undefined
  /** US dollars, decimal. */
  amountUsdMin?: string | undefined
  amountUsdMax?: string | undefined
  appFeesAmountUsdMin?: string | undefined
  appFeesAmountUsdMax?: string | undefined
  /** Seconds. */
  fillTimeMin?: number | undefined
  fillTimeMax?: number | undefined

  features?: readonly RequestFeature[] | undefined
  includeChildRequests?: boolean | undefined
  /** Groups of conditions, of which any one must hold; the other parameters still apply. */
  filters?: readonly RequestFilterGroup[] | undefined

  /** @default 'createdAt' */
  sortBy?: 'createdAt' | 'updatedAt' | 'amountUsd' | undefined
  /** The service's default is `desc` for times and `asc` for `amountUsd`. */
  sortDirection?: 'asc' | 'desc' | undefined
  /** Also return what only the owner of the API key may see. */
  includeAuthenticatedData?: boolean | undefined
  /** Also count all matches; slower. */
  includeTotal?: boolean | undefined
  /** Records on a page, 1 to 50. */
  limit?: number | undefined
  /** From the page before. */
  continuation?: string | undefined
}

/**
 * Checks the rules of the interface and writes the query of `GET /requests/v3`.
 *
 * @throws {InvalidRequestError} naming the first broken rule.
 */
export function toRequestsQuery({ filters, ...parameters }: GetRequestsParameters): URLSearchParams {
  const { limit } = parameters
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= maxRequestsLimit)) {
    throw new InvalidRequestError({
      field: 'limit',
      rule: `it must be a whole number from 1 to ${maxRequestsLimit}`,
    })
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  if (filters && filters.length > 0) query.set('filters', toFilters(filters))
  return query
}
