import { RateLimitError, ServiceError, type ServiceErrorFacts } from '../../errors/client.ts'
import { errorBodySchema } from '../../schemas/errorBody.ts'
import { parseOptional } from '../../schemas/base/parseWithSchema.ts'

/**
 * Turns a non-2xx answer into a typed error that keeps the HTTP status and whatever the body says.
 *
 * @param options `now` in milliseconds since the epoch: what a date in `Retry-After` is compared with.
 */
export function toServiceError(
  response: Response,
  json: unknown,
  { endpoint, now }: { endpoint: string; now: number },
): ServiceError {
  const { message, error, code, details, successor, migrationGuide, ...body } =
    parseOptional(errorBodySchema, json) ?? {}
  const isCode = isErrorCode(error)
  const facts = {
    ...body,
    errorCode: body.errorCode ?? [error, code].find(isErrorCode),
    errorData: body.errorData ?? details,
    endpoint,
    status: response.status,
    serviceMessage: message ?? (isCode ? undefined : error),
  } as ServiceErrorFacts
  if (response.status !== 429) return new ServiceError(facts)
  const retryAfterMs = readRetryAfter(response.headers, now)
  return new RateLimitError({ ...facts, retryAfterMs, successor, migrationGuide })
}

/** Codes are words in capitals; those of contracts' errors end with a selector. */
function isErrorCode(word: string | undefined): boolean {
  return word !== undefined && /^[A-Z][A-Z0-9_]+(?:_0x[0-9a-f]+)?$/.test(word)
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
