import { encodeWithSchema } from '../schemas/base/encodeWithSchema.ts'
import { requestsQuerySchema, type RequestsQuery } from '../schemas/requests/query/requestsQuery.ts'
import { ownFields } from '../utils/data/ownFields.ts'
import { toSearchParams } from './toSearchParams.ts'

/** Which requests to list. All parameters must match; an empty `filters` matches everything. */
export interface GetRequestsParameters extends RequestsQuery {}

/**
 * Checks the API's rules and writes the query of `GET /requests/v3`.
 *
 * @throws {InvalidRequestError} naming the first broken rule.
 */
export function toRequestsQuery(given: GetRequestsParameters): URLSearchParams {
  const { filters, ...parameters } = ownFields(given)
  // An empty list of groups matches everything, so it is left out.
  const conditions = filters == null || filters.length === 0 ? parameters : { ...parameters, filters }
  return toSearchParams(encodeWithSchema(requestsQuerySchema, conditions), Object.keys(conditions))
}
