import { checkHost } from './request/checkHost.ts'
import { checkOrigin, corsHeaders, preflight, wrongMethod } from './request/cors.ts'
import { forward } from './forward.ts'
import { countCaller, countUser } from './limits/countRequest.ts'
import type { CreateProxyHandlerParameters, ProxyHandler } from './proxyParameters.ts'
import { readQuery } from './request/readQuery.ts'
import { jsonResponse, Refusal, toErrorResponse, toRefusal, type ProxyErrorCode } from './refusal.ts'
import { findRoute, routeKindOf } from './routes.ts'
import { toProxySettings, type ProxySettings } from './settings/toProxySettings.ts'
import { withDeadline } from './limits/withDeadline.ts'
import { systemClock } from '../utils/time/clock.ts'
import { callIsolated } from '../utils/events/reportException.ts'

/**
 * Creates a handler that forwards quotes, status requests and lists to the provider with the API key, which never leaves the
 * server. It handles standard Fetch requests, so it runs in Node, Deno, Bun, workers and route handlers. Anything not allowed is
 * rejected with `{ message, errorCode }` before anything is forwarded.
 *
 * @example
 * import { createProxyHandler } from '@causeway/react/proxy'
 *
 * const handler = createProxyHandler({
 *   baseUrl: 'https://service.example',
 *   apiKey: () => process.env.CAUSEWAY_API_KEY,
 *   allowedOrigins: ['https://app.example'],
 *   mountPath: '/api/causeway',
 *   getUser: async (request) => (await sessionOf(request))?.address,
 * })
 * export { handler as GET, handler as POST, handler as OPTIONS } // a Next.js route handler
 *
 * @throws {InvalidConfigError} when a parameter is invalid, such as `*` as an origin.
 * @throws {ApiKeyInBrowserError} in a browser.
 */
export function createProxyHandler(parameters: CreateProxyHandlerParameters): ProxyHandler {
  const settings = toProxySettings(parameters)
  return async (request) => {
    const startedAt = systemClock.now()
    let errorCode: ProxyErrorCode | undefined
    const response = await answer(request, settings).catch((error) => {
      errorCode = toRefusal(error).errorCode
      return toErrorResponse(error)
    })
    callIsolated(() =>
      settings.onResponse?.({
        method: request.method,
        route: routeKindOf(settings.routes, request.url),
        status: response.status,
        errorCode,
        durationMs: systemClock.now() - startedAt,
      }),
    )
    for (const [name, value] of Object.entries(corsHeaders(request, settings.cors))) {
      response.headers.set(name, value)
    }
    return response
  }
}

async function answer(request: Request, settings: ProxySettings): Promise<Response> {
  const { routes, cors, limits } = settings
  // Checked first, since load balancers use their own address, and send no origin.
  if (routeKindOf(routes, request.url) === 'health') return respondToHealth(request, settings)
  checkHost(request, settings.allowedHosts)
  checkOrigin(request, cors)
  const { route, queryText } = findRoute(routes, request.url)
  if (request.method === 'OPTIONS') return preflight(request, route, cors)
  if (request.method !== route.method) throw wrongMethod(route)
  if (route.method === 'GET' && hasBody(request)) {
    throw new Refusal('INVALID_BODY', 'This path takes no body.')
  }
  const query = readQuery(queryText, { allowed: route.parameters, maxLength: limits.queryLength })
  return withDeadline({ timeoutMs: limits.timeoutMs, signal: request.signal }, async (signal) => {
    await countCaller(request, settings)
    const user = await findUser(request, settings)
    await countUser(user, settings)
    return forward({ request, route, query, user, signal }, settings)
  })
}

/**
 * Reports that the handler can respond: it runs, and has a key. The provider isn't asked, since its outage isn't the
 * handler's.
 *
 * @throws {Refusal} `METHOD_NOT_ALLOWED`, `API_KEY_MISSING`, `REQUEST_TIMED_OUT`
 */
async function respondToHealth(
  request: Request,
  { routes, limits: { timeoutMs }, readService }: ProxySettings,
): Promise<Response> {
  const { route } = findRoute(routes, request.url)
  if (request.method !== route.method) throw wrongMethod(route)
  await withDeadline({ timeoutMs, signal: request.signal }, readService)
  return jsonResponse({ status: 'ok' }, 200)
}

function hasBody({ headers, body }: Request): boolean {
  const length = headers.get('content-length') ?? '0'
  return body !== null || length !== '0' || headers.has('transfer-encoding')
}

/** The caller, or undefined if callers aren't identified. */
async function findUser(request: Request, { getUser }: ProxySettings): Promise<string | undefined> {
  if (!getUser) return undefined
  const user: unknown = await getUser(request)
  if (typeof user === 'string' && user !== '') return user
  throw new Refusal('UNAUTHENTICATED', 'Sign in first.')
}
