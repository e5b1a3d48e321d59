import { checkClient } from '../client/checkClient.ts'
import { checkActionOptions } from '../client/checkActionOptions.ts'
import type { Client } from '../client/createClient.ts'
import { request, type ActionOptions } from '../client/request.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import { InvalidRequestError } from '../errors/client.ts'
import { encodeWithSchema } from '../schemas/base/encodeWithSchema.ts'
import { isServicePath } from '../schemas/servicePath.ts'
import { requestStatusQuerySchema } from '../schemas/status/requestStatusQuery.ts'
import { requestStateSchema, type RequestState } from '../schemas/status/requestState.ts'

export interface GetRequestStatusParameters {
  /** ID of the request, from a step of its quote or from the history. */
  requestId: string
  /** Path below the client's base URL, as a quote's step names it. @default the client's status path */
  path?: string | undefined
}

/**
 * Fetches the status of a request: `GET /intents/status`.
 *
 * @example
 * const { status, txHashes } = await getRequestStatus(client, { requestId })
 *
 * @throws {InvalidRequestError} when `requestId` is empty, or `path` is not a plain path; nothing is sent.
 * @throws {ServiceError | NetworkError | TimeoutError | RateLimitError | MalformedResponseError | AbortedError}
 */
export async function getRequestStatus(
  client: Client,
  parameters: GetRequestStatusParameters,
  options: ActionOptions = {},
): Promise<RequestState> {
  checkClient(client, 'getRequestStatus')
  const { signal } = checkActionOptions(options, 'getRequestStatus')
  checkObject(parameters, 'getRequestStatus')
  const { requestId, path } = parameters
  if (path != null && !isServicePath(path)) {
    throw new InvalidRequestError({ field: 'path', rule: 'it must be a plain path of the provider' })
  }
  return request(client, {
    path: path ?? client.paths.status,
    query: new URLSearchParams(encodeWithSchema(requestStatusQuerySchema, { requestId })),
    schema: requestStateSchema,
    signal,
  })
}
