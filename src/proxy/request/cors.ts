import { Refusal } from '../refusal.ts'
import type { Route } from '../routes.ts'

export interface CorsRules {
  allowedOrigins: ReadonlySet<string>
  /** Headers that pages may send besides `accept` and `content-type`, in lower case. */
  allowedHeaders: readonly string[]
  allowCredentials: boolean
}

/** How long a browser may cache a preflight, in seconds. */
const maxAge = '600'

/**
 * Allows requests from an allowed origin, from the page's own origin, or from outside a page. Only browsers send
 * `Sec-Fetch-Site`, and pages can't set it.
 *
 * @throws {Refusal} `ORIGIN_NOT_ALLOWED`
 */
export function checkOrigin({ headers }: Request, { allowedOrigins }: CorsRules): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isAllowed =
    origin === null ? site !== 'cross-site' && site !== 'same-site' : allowedOrigins.has(origin)
  if (isAllowed || site === 'same-origin') return
  throw new Refusal('ORIGIN_NOT_ALLOWED', 'This origin isn’t allowed.')
}

/** Headers of every response, including errors: without them a page couldn't read why it was rejected. */
export function corsHeaders(
  { headers }: Request,
  { allowedOrigins, allowCredentials }: CorsRules,
): Record<string, string> {
  const origin = headers.get('origin')
  if (origin === null || !allowedOrigins.has(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Deprecation, Link, Retry-After, Sunset',
    ...(allowCredentials && { 'access-control-allow-credentials': 'true' }),
  }
}

/**
 * Responds to a browser's preflight.
 *
 * @throws {Refusal} `METHOD_NOT_ALLOWED`
 */
export function preflight({ headers }: Request, route: Route, { allowedHeaders }: CorsRules): Response {
  const method = headers.get('access-control-request-method')
  if (headers.get('origin') === null || method !== route.method) throw wrongMethod(route)
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': route.method,
      'access-control-allow-headers': ['accept', 'content-type', ...allowedHeaders].join(', '),
      'access-control-max-age': maxAge,
    },
  })
}

/** The refusal of a method that a path doesn't accept. */
export function wrongMethod({ method }: Route): Refusal {
  return new Refusal('METHOD_NOT_ALLOWED', `This path takes ${method}.`, { allow: `${method}, OPTIONS` })
}
