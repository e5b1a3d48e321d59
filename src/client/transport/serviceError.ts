import { RateLimitError, ServiceError } from '../../errors/client.ts'
import { readErrorBody } from '../../schemas/errorBody.ts'
import { isObject } from '../../utils/data/isObject.ts'

/**
 * Converts a non-2xx response to a typed error with its HTTP status and the facts in its body.
 *
 * @param json The body: parsed, or as text if it isn't JSON.
 * @param options `now` in milliseconds since the epoch: what a date in `Retry-After` is compared with.
 */
export function toServiceError(
  response: Response,
  json: unknown,
  { endpoint, now }: { endpoint: string; now: number },
): ServiceError {
  const { message, successor, migrationGuide, ...body } = readErrorBody(json)
  const facts = {
    ...body,
    endpoint,
    status: response.status,
    hasErrorBody: isObject(json) && message !== undefined,
    serviceMessage: message,
  }
  if (response.status !== 429) return new ServiceError(facts)
  const retryAfterMs = readRetryAfter(response.headers, now)
  return new RateLimitError({ ...facts, retryAfterMs, successor, migrationGuide })
}

/** Longest wait that is accepted from the provider, in milliseconds. */
const maxRetryAfterMs = 5 * 60_000

/** `Retry-After` in seconds or as an HTTP date (RFC 9110, 10.2.3), as milliseconds from now. */
function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), maxRetryAfterMs) : undefined
}
