import {
  comparingParameters,
  listingParameters,
  topLevelParameters,
} from '../schemas/requestsParameterNames.ts'

/** Parameters of `GET /requests/v3`. */
export const historyParameters: ReadonlySet<string> = new Set([
  ...comparingParameters,
  ...topLevelParameters,
  ...listingParameters,
])

/** Fields that a group of `filters` may hold, each also as `not:<field>`. */
export const filterFields: ReadonlySet<string> = new Set(comparingParameters)

/** Parameters that tell the owner of the API key apart from everybody else. */
export const keyOwnerParameters: ReadonlySet<string> = new Set(['apiKey', 'includeAuthenticatedData'])
