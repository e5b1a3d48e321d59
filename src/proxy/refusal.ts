/** Why the proxy itself answers with an error, and the HTTP status that goes with it. */
const statusOf = {
  INVALID_PARAMETER: 400,
  UNKNOWN_PARAMETER: 400,
  REPEATED_PARAMETER: 400,
  INVALID_BODY: 400,
  /** `getUser` found nobody. */
  UNAUTHENTICATED: 401,
  ORIGIN_NOT_ALLOWED: 403,
  HOST_NOT_ALLOWED: 403,
  /** Somebody else's address was asked for. */
  USER_NOT_ALLOWED: 403,
  /** What only the owner of the key may see was asked for. */
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
  /** The deployer's own function gave no key. */
  API_KEY_MISSING: 500,
  /** The service could not be reached. */
  SERVICE_UNAVAILABLE: 502,
  SERVICE_REDIRECTED: 502,
  MALFORMED_ANSWER: 502,
  ANSWER_TOO_LARGE: 502,
  /** The answer held the API key. */
  ANSWER_WITHHELD: 502,
  /** The limiter failed; without it nothing is forwarded. */
  LIMITER_UNAVAILABLE: 503,
  REQUEST_TIMED_OUT: 504,
} as const

/** `errorCode` of the proxy's own errors. */
export type ProxyErrorCode = keyof typeof statusOf

/** Ends a request with an error of the proxy's own. */
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

/** Whatever is not a refusal keeps its words to itself. */
export function toRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('PROXY_FAILED', 'The proxy failed.')
}

/** The answer to a request that ended with `error`. */
export function toErrorResponse(error: unknown): Response {
  const { message, errorCode, status, headers } = toRefusal(error)
  return jsonResponse({ message, errorCode }, status, headers)
}

/** An answer that nothing on its way keeps or takes for something else. */
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
