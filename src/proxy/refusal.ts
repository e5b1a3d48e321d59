/** Why the proxy itself responds with an error, with its HTTP status. */
const statusOf = {
  INVALID_PARAMETER: 400,
  UNKNOWN_PARAMETER: 400,
  REPEATED_PARAMETER: 400,
  INVALID_BODY: 400,
  /** `getUser` found no user. */
  UNAUTHENTICATED: 401,
  ORIGIN_NOT_ALLOWED: 403,
  HOST_NOT_ALLOWED: 403,
  /** The request was for someone else's address. */
  USER_NOT_ALLOWED: 403,
  /** The request was for something that only the owner of the key may see. */
  KEY_OWNER_FIELD_NOT_ALLOWED: 403,
  /** The caller wants the owner of the key to pay. */
  SPONSORSHIP_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  QUERY_TOO_LONG: 414,
  UNSUPPORTED_CONTENT_TYPE: 415,
  RATE_LIMITED: 429,
  CALLER_GONE: 499,
  PROXY_FAILED: 500,
  /** The deployer's function returned no key. */
  API_KEY_MISSING: 500,
  /** The provider couldn't be reached. */
  SERVICE_UNAVAILABLE: 502,
  SERVICE_REDIRECTED: 502,
  MALFORMED_RESPONSE: 502,
  RESPONSE_TOO_LARGE: 502,
  /** The response contained the API key. */
  RESPONSE_WITHHELD: 502,
  /** The limiter failed; without it nothing is forwarded. */
  LIMITER_UNAVAILABLE: 503,
  REQUEST_TIMED_OUT: 504,
} as const

/** `errorCode` of the proxy's own errors. */
export type ProxyErrorCode = keyof typeof statusOf

/** Ends a request with one of the proxy's own errors. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly errorCode: ProxyErrorCode
  readonly headers: Readonly<Record<string, string>>

  constructor(errorCode: ProxyErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = statusOf[errorCode]
    this.errorCode = errorCode
    this.headers = headers
  }
}

/** Errors that aren't refusals may contain secrets, so their text isn't passed on. */
export function toRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('PROXY_FAILED', 'The proxy failed.')
}

/** Ends a request with a foreign error's refusal instead of it; refusals stay as they are. */
export function rethrowAs(refusal: () => Refusal): (error: unknown) => never {
  return (error) => {
    throw error instanceof Refusal ? error : refusal()
  }
}

/** The answer to a request that ended with `error`. */
export function toErrorResponse(error: unknown): Response {
  const { message, errorCode, status, headers } = toRefusal(error)
  return jsonResponse({ message, errorCode }, status, headers)
}

/** A JSON response that nothing on its way caches or interprets as another type. */
export function jsonResponse(
  body: unknown,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}
