import * as z from 'zod/mini'
import { queryBoolean, queryList, queryNumber, type Sent } from '../../base/codecs.ts'
import { groupFilterShape } from './groupFilterShape.ts'
import { object } from '../../base/object.ts'
import { text } from '../../base/primitives.ts'
import { requestFiltersSchema } from './requestFilters.ts'
import { maxRequestsPageSize, requestSortKeys, sortDirections } from './requestWords.ts'
import { topLevelFilterShape } from './topLevelFilterShape.ts'

const limit = queryNumber(
  `it must be a whole number from 1 to ${maxRequestsPageSize}`,
  (value) => Number.isInteger(value) && value >= 1 && value <= maxRequestsPageSize,
)

/** The query of `GET /requests/v3`, with the API's rules. Decoding parses it, encoding writes it. */
export const requestsQuerySchema = object({
  /** Searches request IDs, wallets, deposit addresses and all transaction hashes. */
  term: z.optional(text),
  ...z.partial(object(groupFilterShape)).shape,
  privateChainsToInclude: z.optional(queryList(z.union([z.string(), z.number()]))),
  ...topLevelFilterShape,
  includeChildRequests: z.optional(queryBoolean),
  /** Groups of conditions, of which any one must match; the other parameters still apply. */
  filters: z.optional(requestFiltersSchema),
  /** What to sort by. @default 'createdAt' */
  sortBy: z.optional(z.enum(requestSortKeys, `it must be one of ${requestSortKeys.join(', ')}`)),
  /** The provider's default is `desc` for times and `asc` for `amountUsd`. */
  sortDirection: z.optional(z.enum(sortDirections, 'it must be asc or desc')),
  /** Also return what only the owner of the API key may see. */
  includeAuthenticatedData: z.optional(queryBoolean),
  /** Also count all matches; slower. */
  includeTotal: z.optional(queryBoolean),
  /** Records on a page, 1 to 50. */
  limit: z.optional(limit),
  /** From the previous page. */
  continuation: z.optional(text),
})

/** The query of `GET /requests/v3` in the library's types. All parameters must match. */
export interface RequestsQuery extends Sent<z.output<typeof requestsQuerySchema>> {}
