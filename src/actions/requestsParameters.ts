import { encode } from '../schemas/base/encode.ts'
import { requestsQuerySchema, type RequestsParameters } from '../schemas/requests/requestsQuery.ts'
import { toSearchParams } from './toSearchParams.ts'

/** What to list. All parameters apply at once. */
export interface GetRequestsParameters extends RequestsParameters {}

/**
 * Checks the rules of the interface and writes the query of `GET /requests/v3`.
 *
 * @throws {InvalidRequestError} naming the first broken rule.
 */
export function toRequestsQuery({ filters, ...parameters }: GetRequestsParameters): URLSearchParams {
  // No group at all is no condition.
  const given = { ...parameters, ...(filters && filters.length > 0 && { filters }) }
  return toSearchParams(encode(requestsQuerySchema, given), Object.keys(given))
}
