import { comparedFields } from '../../schemas/requests/comparedFields.ts'
import { requestsQuerySchema } from '../../schemas/requests/requestsQuery.ts'

/** Parameters of `GET /requests/v3`. */
export const historyParameters: ReadonlySet<string> = new Set(Object.keys(requestsQuerySchema.shape))

/** Fields that a group of `filters` may hold, each also as `not:<field>`. */
export const filterFields: ReadonlySet<string> = new Set(Object.keys(comparedFields))

/** Parameters that tell the owner of the API key apart from everybody else. */
export const keyOwnerParameters: ReadonlySet<string> = new Set(['apiKey', 'includeAuthenticatedData'])
