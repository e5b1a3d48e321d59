import type { Client } from '../client/createClient.ts'
import { request, type RequestOptions } from '../client/request.ts'
import { InvalidRequestError } from '../errors/client.ts'
import { toRequestState } from '../schemas/requestState.ts'
import { object, array, map, lenient, type Infer } from '../schemas/schema.ts'
import { chainId, text, number } from '../schemas/primitives.ts'

export const requestStatusSchema = map(
  object({
    /** The service's own word. */
    status: text,
    /** More about the status; untrusted text. */
    details: lenient(text),
    failReason: lenient(text),
    refundFailReason: lenient(text),
    /** Transactions that brought money in. */
    inTxHashes: lenient(array(text)),
    /** Transactions that paid money out. */
    txHashes: lenient(array(text)),
    /** Last update in milliseconds since the epoch; the legacy lookup's name for `updatedAt`. */
    time: lenient(number),
    updatedAt: lenient(number),
    originChainId: lenient(chainId),
    destinationChainId: lenient(chainId),
  }),
  ({ time, updatedAt, ...status }) => ({
    ...status,
    /** `status` in the library's vocabulary. */
    state: toRequestState(status.status),
    /** The service says that the user's money has arrived. */
    isDeposited: isDeposited(status),
    /** Last update in milliseconds since the epoch. */
    updatedAt: updatedAt ?? time,
  }),
)

/** `pending` alone proves nothing: the legacy lookup says so before a deposit too. */
function isDeposited({
  status,
  inTxHashes = [],
}: {
  status: string
  inTxHashes?: string[] | undefined
}): boolean {
  return status === 'received' || status === 'submitted' || inTxHashes.length > 0
}

/** Where a request stands. */
export interface RequestStatus extends Infer<typeof requestStatusSchema> {}

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
 * const { state, txHashes } = await getRequestStatus(client, { requestId })
 *
 * @throws {InvalidRequestError} when `requestId` is empty.
 * @throws {ServiceError | NetworkError | TimeoutError | RateLimitError | MalformedResponseError | AbortedError}
 */
export async function getRequestStatus(
  client: Client,
  { requestId, path = client.paths.status }: GetRequestStatusParameters,
  { signal }: RequestOptions = {},
): Promise<RequestStatus> {
  if (requestId === '') throw new InvalidRequestError({ field: 'requestId', rule: 'it must not be empty' })
  return request(client, {
    path,
    query: new URLSearchParams({ requestId }),
    schema: requestStatusSchema,
    signal,
  })
}
