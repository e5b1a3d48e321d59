import type * as z from 'zod/mini'
import { MalformedResponseError } from '../errors/client.ts'
import { parseWithSchema, SchemaError } from '../schemas/base/parseWithSchema.ts'
import type { Client } from './createClient.ts'
import { writeJson } from './writeJson.ts'
import { readDeprecation } from './exchange/deprecation.ts'
import { exchange } from './exchange/exchange.ts'
import { describeExceededLimit } from './exchange/jsonLimits.ts'
import { toServiceError } from './exchange/serviceError.ts'

/** Options that every request accepts. */
export interface RequestOptions {
  /** Cancels the request, which then rejects with `AbortedError`. */
  signal?: AbortSignal | undefined
}

interface RequestParameters<schema extends z.ZodMiniType> extends RequestOptions {
  path: string
  method?: 'GET' | 'POST'
  query?: URLSearchParams
  body?: unknown
  /** What the body is called where a field of it is refused; empty for parameters themselves. */
  bodyName?: string
  schema: schema
  /** Rewrites the parsed JSON before the schema reads it. */
  prepare?: (json: unknown) => unknown
}

/** Largest answer that is read, in bytes. */
const maxBodyBytes = 4 * 1024 * 1024

/**
 * How the service is asked: abort, timeout, HTTP status, JSON and schema, each with its own typed error.
 *
 * @throws {InvalidRequestError} when the body holds what JSON can't say; nothing is sent.
 * @throws {AbortedError | TimeoutError | NetworkError | ServiceError | RateLimitError | MalformedResponseError | InvalidConfigError}
 */
export async function request<schema extends z.ZodMiniType>(
  client: Client,
  { path, method = 'GET', query, body, bodyName, schema, prepare, signal }: RequestParameters<schema>,
): Promise<z.output<schema>> {
  const endpoint = `${method} ${path}`
  const written = body === undefined ? undefined : writeJson(body, bodyName)
  const { response, text } = await exchange({
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
    return parseWithSchema(schema, prepare ? prepare(json) : json)
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    const { path: field, reason } = error
    throw new MalformedResponseError({ endpoint, status, path: field, reason, cause: error })
  }
}

/** The value of a JSON text; undefined, which JSON can't say, when it is none. */
function parseJson(text: string): unknown {
  try {
    // Looking at every key takes time, and such a key is written out or with an escape.
    return /__proto__|constructor|\\u/.test(text) ? JSON.parse(text, dropPrototypes) : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Fields of these names would become, or stand for, a prototype, and lend fields that nobody has checked. */
function dropPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' ? undefined : value
}
