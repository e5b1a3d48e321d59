import type * as z from 'zod/mini'
import { MalformedResponseError } from '../errors/client.ts'
import { parseWithSchema, SchemaError } from '../schemas/base/parseWithSchema.ts'
import { noteServerTime } from '../utils/time/serverTime.ts'
import type { Client } from './createClient.ts'
import { writeJson } from './writeJson.ts'
import { readDeprecation } from './transport/deprecation.ts'
import { sendRequest } from './transport/sendRequest.ts'
import { describeExceededLimit } from './transport/describeExceededLimit.ts'
import { toServiceError } from './transport/serviceError.ts'

/** Options that every request accepts. */
export interface ActionOptions {
  /** Cancels the request, which then rejects with `AbortedError`. */
  signal?: AbortSignal | undefined
}

interface RequestParameters<schema extends z.ZodMiniType> extends ActionOptions {
  path: string
  method?: 'GET' | 'POST'
  query?: URLSearchParams
  body?: unknown
  /** What errors call the body; empty for the parameters themselves. */
  bodyName?: string
  schema: schema
  /** Checks the parsed JSON before the schema reads it; what it throws is thrown. */
  check?: (json: unknown) => void
}

/** Largest response that is read, in bytes. */
const maxBodyBytes = 4 * 1024 * 1024

/**
 * Sends a request: abort, timeout, HTTP status, JSON and schema each have their own typed error.
 *
 * @throws {InvalidRequestError} when the body can't be written as JSON; nothing is sent.
 * @throws {AbortedError | TimeoutError | NetworkError | ServiceError | RateLimitError | MalformedResponseError |
 * InvalidConfigError}
 */
export async function request<schema extends z.ZodMiniType>(
  client: Client,
  { path, method = 'GET', query, body, bodyName, schema, check, signal }: RequestParameters<schema>,
): Promise<z.output<schema>> {
  const endpoint = `${method} ${path}`
  const written = body === undefined ? undefined : writeJson(body, bodyName)
  const { response, text } = await sendRequest({
    endpoint,
    send: (ended) =>
      client.send(query?.size ? `${path}?${query}` : path, {
        method,
        signal: ended,
        headers: {
          accept: 'application/json',
          ...(written !== undefined && { 'content-type': 'application/json' }),
        },
        ...(written !== undefined && { body: written }),
      }),
    signal,
    timeoutMs: client.timeoutMs,
    maxBytes: maxBodyBytes,
    concealCause: client.concealCause,
  })
  const { status } = response
  noteServerTime(client, response.headers)
  const malformed = (reason: string) => new MalformedResponseError({ endpoint, status, reason })
  const json = parseJson(response.ok ? text : client.conceal(text))
  const notice = readDeprecation(endpoint, response.headers, json, client.conceal)
  if (notice) client.noteDeprecation(notice)
  if (!response.ok)
    throw toServiceError(response, json ?? client.conceal(text), { endpoint, now: client.clock.now() })
  if (json === undefined) throw malformed(text === '' ? 'it is empty' : 'it is not JSON')
  const beyond = describeExceededLimit(json)
  if (beyond) throw malformed(beyond)
  try {
    check?.(json)
    return parseWithSchema(schema, json)
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    const { path: field, reason } = error
    throw new MalformedResponseError({ endpoint, status, path: field, reason, cause: error })
  }
}

/** The value of a JSON text; undefined, which JSON can't express, if it isn't JSON. */
function parseJson(text: string): unknown {
  try {
    // Checking every key is slow, and such a key appears literally or with an escape.
    return /__proto__|constructor|\\u/.test(text) ? JSON.parse(text, dropPrototypes) : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Fields with these names would become or modify a prototype, and so provide unchecked fields. */
function dropPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' ? undefined : value
}
