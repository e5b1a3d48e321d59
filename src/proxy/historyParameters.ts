import { requestsQuerySchema } from '../schemas/requests/requestsQuery.ts'

/** Parameters of `GET /requests/v3`. */
export const historyParameters: ReadonlySet<string> = new Set(Object.keys(requestsQuerySchema.shape))

/** Parameters that tell the owner of the API key apart from everybody else. */
export const keyOwnerParameters: ReadonlySet<string> = new Set(['apiKey', 'includeAuthenticatedData'])
