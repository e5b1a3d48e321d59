import { RateLimitError, ServiceError } from '../../errors/client.ts'
import { readErrorBody } from '../../schemas/errorBody.ts'

/**
 * Turns a non-2xx answer into a typed error that keeps the HTTP status and whatever the body says.
 *
 * @param json The body: parsed, or its text where it is no JSON.
 * @param options `now` in milliseconds since the epoch: what a date in `Retry-After` is compared with.
 */
export function toServiceError(
  response: Response,
  json: unknown,
  { endpoint, now }: { endpoint: string; now: number },
): ServiceError {
  const { message, successor, migrationGuide, ...body } = readErrorBody(json)
  const facts = { ...body, endpoint, status: response.status, serviceMessage: message }
  if (response.status !== 429) return new ServiceError(facts)
  const retryAfterMs = readRetryAfter(response.headers, now)
  return new RateLimitError({ ...facts, retryAfterMs, successor, migrationGuide })
}

/** Longest wait that is taken over from the service, in milliseconds. */
const maxRetryAfterMs = 5 * 60_000

/** `Retry-After` in seconds or as an HTTP date (RFC 9110, 10.2.3), as milliseconds from now. */
function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), maxRetryAfterMs) : undefined
}
