import { checkObject } from '../errors/checks/checkObject.ts'
import { checkClient } from '../client/checkClient.ts'
import { checkActionOptions } from '../client/checkActionOptions.ts'
import type { Client } from '../client/createClient.ts'
import { request, type ActionOptions } from '../client/request.ts'
import { completeRecord } from '../schemas/requests/completeRecord.ts'
import { createRequestsPageSchema, type RequestsPage } from '../schemas/requests/requestsPage.ts'
import { encodeWithSchema } from '../schemas/base/encodeWithSchema.ts'
import { requestsV2QuerySchema, type RequestsV2Query } from '../schemas/requests/query/requestsV2Query.ts'
import { toSearchParams } from './toSearchParams.ts'
import { toRequestV3 } from './requestV3/toRequestV3.ts'

export interface GetRequestsV2Parameters extends RequestsV2Query {}

/**
 * Lists requests with the deprecated `GET /requests/v2` and returns v3 records. The provider retires the endpoint on 24 November
 * 2026: use `getRequests`. Its deprecation notices reach the client's `onDeprecation`.
 *
 * @deprecated use `getRequests`
 * @throws {RateLimitError} more and more often from 1 September 2026 on.
 * @throws {ServiceError | NetworkError | TimeoutError | MalformedResponseError | AbortedError}
 */
export async function getRequestsV2(
  client: Client,
  parameters: GetRequestsV2Parameters = {},
  options: ActionOptions = {},
): Promise<RequestsPage> {
  checkClient(client, 'getRequestsV2')
  const { signal } = checkActionOptions(options, 'getRequestsV2')
  checkObject(parameters, 'getRequestsV2')
  const query = toSearchParams(encodeWithSchema(requestsV2QuerySchema, parameters), Object.keys(parameters))
  return request(client, {
    path: client.paths.requestsV2,
    query,
    schema: createRequestsPageSchema((record) =>
      completeRecord(toRequestV3(record, { brand: client.brand })),
    ),
    signal,
  })
}
