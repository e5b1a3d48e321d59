import { checkObject } from '../errors/checks/checkObject.ts'
import { checkClient } from '../client/checkClient.ts'
import { checkActionOptions } from '../client/checkActionOptions.ts'
import type { Client } from '../client/createClient.ts'
import { request, type ActionOptions } from '../client/request.ts'
import { completeRecord } from '../schemas/requests/completeRecord.ts'
import { createRequestsPageSchema, type RequestsPage } from '../schemas/requests/requestsPage.ts'
import { toRequestsQuery, type GetRequestsParameters } from './requestsParameters.ts'

/**
 * Lists requests, newest first: `GET /requests/v3`. The provider requires an API key, which belongs on a server: in a browser,
 * call this through your own server, which adds the key.
 *
 * @example
 * const { requests, continuation } = await getRequests(client, { user, limit: 20 })
 *
 * @throws {InvalidRequestError} when a parameter breaks a rule; nothing is sent.
 * @throws {ServiceError} with status 401 or 403 when the key is missing or not accepted.
 * @throws {NetworkError | TimeoutError | RateLimitError | MalformedResponseError | AbortedError}
 */
export async function getRequests(
  client: Client,
  parameters: GetRequestsParameters = {},
  options: ActionOptions = {},
): Promise<RequestsPage> {
  checkClient(client, 'getRequests')
  const { signal } = checkActionOptions(options, 'getRequests')
  checkObject(parameters, 'getRequests')
  const query = toRequestsQuery(parameters)
  return request(client, {
    path: client.paths.requests,
    query,
    schema: createRequestsPageSchema(completeRecord),
    signal,
  })
}
