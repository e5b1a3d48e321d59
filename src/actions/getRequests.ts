import * as z from 'zod/mini'
import type { Client } from '../client/createClient.ts'
import { request, type RequestOptions } from '../client/request.ts'
import { InvalidRequestError } from '../errors/client.ts'
import { open } from '../schemas/open.ts'
import { requestRecordSchema } from '../schemas/requestRecord.ts'
import { numberSchema, orNull, textSchema } from '../schemas/primitives.ts'

/** Most records that one page may hold. */
export const maxRequestsLimit = 50

const requestsPageSchema = open({
  requests: z.array(requestRecordSchema),
  /** Pass it back to get the next page; missing on the last one. */
  continuation: orNull(textSchema),
  /** Exact count of all matching requests; only with `includeTotal`. */
  total: orNull(numberSchema),
})

/** A page of the request history. */
export interface RequestsPage extends z.infer<typeof requestsPageSchema> {}

/** Statuses that the history can be filtered by. */
export type RequestStatusFilter = 'success' | 'failure' | 'refund' | 'pending' | 'depositing'

/** What to list. All filters apply at once. */
export interface GetRequestsParameters {
  /** One search over request id, wallet, deposit address and every transaction hash. */
  term?: string | undefined
  id?: string | undefined
  user?: string | undefined
  recipient?: string | undefined
  depositAddress?: string | undefined
  originChainId?: number | undefined
  destinationChainId?: number | undefined
  /** Either direction. */
  chainId?: number | undefined
  status?: RequestStatusFilter | undefined
  /** @default 'createdAt' */
  sortBy?: 'createdAt' | 'updatedAt' | 'amountUsd' | undefined
  /** The service's default is `desc` for times and `asc` for `amountUsd`. */
  sortDirection?: 'asc' | 'desc' | undefined
  /** Records on a page, 1 to 50. */
  limit?: number | undefined
  /** From the page before. */
  continuation?: string | undefined
  /** Also count all matches; slower. */
  includeTotal?: boolean | undefined
}

/**
 * Lists requests, newest first: `GET /requests/v3`. The service wants an API key, which belongs on a server:
 * from a browser, call it through a server of yours that adds the key.
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
  { signal }: RequestOptions = {},
): Promise<RequestsPage> {
  const { limit } = parameters
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= maxRequestsLimit)) {
    throw new InvalidRequestError({
      field: 'limit',
      rule: `it must be a whole number from 1 to ${maxRequestsLimit}`,
    })
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return request(client, { path: client.paths.requests, query, schema: requestsPageSchema, signal })
}
