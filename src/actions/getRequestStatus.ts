import { checkClient } from '../client/checkClient.ts'
import { checkRequestOptions } from '../client/checkRequestOptions.ts'
import type { Client } from '../client/createClient.ts'
import { request, type RequestOptions } from '../client/request.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import { encodeWithSchema } from '../schemas/base/encodeWithSchema.ts'
import { requestStatusQuerySchema } from '../schemas/status/requestStatusQuery.ts'
import { requestStateSchema, type RequestState } from '../schemas/status/requestState.ts'

export interface GetRequestStatusParameters {
  /** Id of the request, from a step of its quote or from the history. */
  requestId: string
  /** Path below the client's base that the step of a quote names. @default the client's status path */
  path?: string | undefined
}

/**
 * Asks where a request stands: `GET /intents/status`.
 *
 * @example
 * const { status, txHashes } = await getRequestStatus(client, { requestId })
 *
 * @throws {InvalidRequestError} when `requestId` is empty.
 * @throws {ServiceError | NetworkError | TimeoutError | RateLimitError | MalformedResponseError | AbortedError}
 */
export async function getRequestStatus(
  client: Client,
  parameters: GetRequestStatusParameters,
  options: RequestOptions = {},
): Promise<RequestState> {
  checkClient(client, 'getRequestStatus')
  const { signal } = checkRequestOptions(options, 'getRequestStatus')
  checkObject(parameters, 'getRequestStatus')
  const { requestId, path } = parameters
  return request(client, {
    path: path ?? client.paths.status,
    query: new URLSearchParams(encodeWithSchema(requestStatusQuerySchema, { requestId })),
    schema: requestStateSchema,
    signal,
  })
}
