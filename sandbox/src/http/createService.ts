import { bytesToHex, type Hex } from 'viem'
import { createPermitsHandler } from '../deposits/permits/handlePermits.ts'
import { defaultApiKey, toApiKeys, type ApiKey } from '../domain/apiKey.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ledger } from '../domain/ledger/ledger.ts'
import { defaultPolicy, type ServicePolicy } from '../domain/policy.ts'
import { Refusal } from '../domain/refusal.ts'
import type { RecordStore } from '../domain/request/recordStore.ts'
import { createRequestFlow } from '../domain/request/requestFlow.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { createFaultGate, type Faults } from '../faults/createFaultGate.ts'
import { permitsPath } from '../quote/answer/toSignatureSteps.ts'
import { createQuoteHandler } from '../quote/handleQuote.ts'
import { createRequestsHandler } from '../requests/handleRequests.ts'
import { createRequestsV2Handler } from '../requests/handleRequestsV2.ts'
import { createStatusHandler } from '../requests/handleStatus.ts'
import { createHistoryIndex } from '../requests/history/historyIndex.ts'
import { toStatusBody, toStatusV3Body } from '../requests/toStatusBody.ts'
import { startSolver } from '../settlement/startSolver.ts'
import { withApiKey } from './withApiKey.ts'
import { corsHeaders, preflight } from './cors.ts'
import { json, type Handler } from './json.ts'
import { handleGuide } from './migrationGuide.ts'
import {
  migrationGuidePath,
  requestsV2Headers,
  requestsV3Path,
  withRequestsV2Lifetime,
} from './requestsV2Lifetime.ts'

export interface CreateServiceParameters {
  /** Where money is. */
  ledger: Ledger
  /** Where requests are kept. */
  store: RecordStore
  clock: Clock
  /** Makes an id of 32 bytes that was never used before. @default random bytes */
  createId?: (() => Hex) | undefined
  /** Keys that are active. @default [{ key: 'sandbox-key', name: 'Sandbox' }] */
  apiKeys?: readonly (string | ApiKey)[] | undefined
  /** What differs from `defaultPolicy`. */
  policy?: Partial<ServicePolicy> | undefined
}

/** The service, as a handler of Fetch-standard requests. */
export interface Service {
  /**
   * Answers a request by its path below any origin; never rejects. A connection that is to be lost is
   * `Response.error()`.
   */
  fetch(request: Request): Promise<Response>
  /** What goes wrong with it; nothing at first. */
  readonly faults: Faults
  /** Ends the solver and answers everything with HTTP 503 from now on. */
  close(): void
}

/**
 * Builds the cross-chain service over a ledger, and starts its solver.
 *
 * @example
 * const service = createService({ ledger, store: createMemoryStore(), clock: createSystemClock() })
 * const response = await service.fetch(new Request('http://localhost/intents/status?requestId=0x…'))
 */
export function createService({
  ledger,
  store,
  clock,
  createId = randomId,
  apiKeys: keys = [{ key: defaultApiKey, name: 'Sandbox' }],
  policy,
}: CreateServiceParameters): Service {
  const base = { ledger, store, clock, createId, policy: { ...defaultPolicy, ...policy } }
  const gate = createFaultGate(base)
  const context: ServiceContext = { ...base, chainFaults: gate.chains }
  const apiKeys = toApiKeys(keys)
  const index = createHistoryIndex(store)
  const flow = createRequestFlow(context)
  const optionalKey = { apiKeys, required: false }
  const routes: readonly Route[] = [
    { path: '/quote', method: 'POST', handler: withApiKey(createQuoteHandler(context), optionalKey) },
    {
      path: permitsPath,
      method: 'POST',
      handler: withApiKey(createPermitsHandler(context, flow), optionalKey),
    },
    {
      path: '/intents/status',
      method: 'GET',
      handler: withApiKey(createStatusHandler(context, toStatusBody), optionalKey),
    },
    {
      path: '/intents/status/v3',
      method: 'GET',
      handler: withApiKey(createStatusHandler(context, toStatusV3Body), optionalKey),
    },
    {
      path: requestsV3Path,
      method: 'GET',
      handler: withApiKey(createRequestsHandler(context, { index, apiKeys }), { apiKeys, required: true }),
    },
    {
      path: '/requests/v2',
      method: 'GET',
      handler: withRequestsV2Lifetime(
        withApiKey(createRequestsV2Handler(context, { index, apiKeys }), optionalKey),
        clock,
      ),
      headers: requestsV2Headers,
    },
    { path: migrationGuidePath, method: 'GET', handler: handleGuide },
  ]
  const stopSolver = startSolver(context, flow)
  let isClosed = false
  return {
    faults: gate.faults,
    async fetch(request) {
      const origin = request.headers.get('origin')
      if (request.method === 'OPTIONS') return preflight(origin)
      const response = isClosed
        ? json({ message: 'The sandbox is closed.', errorCode: 'SERVICE_UNAVAILABLE' }, 503)
        : await gate.pass(request, () => answer(routes, request, createId))
      // Nobody reads the headers of an answer that does not come.
      if (response.type === 'error') return response
      const headers = { ...corsHeaders(origin), ...findRoute(routes, request)?.headers?.(request) }
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    },
    close() {
      isClosed = true
      stopSolver()
      index.close()
    },
  }
}

interface Route {
  path: string
  method: 'GET' | 'POST'
  handler: Handler
  /** Headers of every answer below this path, whatever its status. */
  headers?: ((request: Request) => Record<string, string>) | undefined
}

async function answer(routes: readonly Route[], request: Request, createId: () => Hex): Promise<Response> {
  try {
    return await findHandler(routes, request)(request)
  } catch (error) {
    if (error instanceof Refusal) return json(error.body, error.status, error.headers)
    const message = `The sandbox failed: ${error instanceof Error ? error.message : String(error)}`
    return json({ message, errorCode: 'UNKNOWN_ERROR', requestId: createId() }, 500)
  }
}

function findRoute(routes: readonly Route[], { url }: Request): Route | undefined {
  const { pathname } = new URL(url)
  return routes.find(({ path }) => path === pathname)
}

function findHandler(routes: readonly Route[], request: Request): Handler {
  const { pathname } = new URL(request.url)
  const { method } = request
  const route = findRoute(routes, request)
  if (!route) {
    const paths = routes.map(({ path }) => path).join(', ')
    throw new Refusal(404, { message: `The sandbox does not serve ${pathname}. It serves ${paths}.` })
  }
  if (route.method !== method) {
    const message = `${pathname} takes ${route.method}, not ${method}.`
    throw new Refusal(405, { message }, { allow: `${route.method}, OPTIONS` })
  }
  return route.handler
}

function randomId(): Hex {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}
