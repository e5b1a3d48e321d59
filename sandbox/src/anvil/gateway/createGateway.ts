import { Hono } from 'hono'
import { isObject } from '../../domain/isObject.ts'
import { Refusal } from '../../domain/service/refusal.ts'
import { json } from '../../http/json.ts'
import {
  isFromThisMachine,
  isToThisMachine,
  loopbackCors,
  loopbackRefusal,
} from '../../http/middleware/loopback.ts'
import { limitBody } from '../../http/middleware/limitBody.ts'
import { requireJson } from '../../http/middleware/requireJson.ts'
import { pageMethods } from './pageMethods.ts'

/** The same limit as the node's own, in bytes. */
const maxBodyBytes = 2 * 1024 * 1024

/**
 * Protects a node's RPC: serves programs and pages on this machine, and pages only harmless methods. The node itself would obey any page.
 *
 * @param ask Posts a body of JSON-RPC to the node.
 */
export function createGateway(ask: (body: string, signal: AbortSignal) => Promise<Response>): Hono {
  const app = new Hono()
  app.use(loopbackCors, async ({ req }, next) => {
    const mayAsk = isOfWallet(req.header('origin')) ? isToThisMachine(req.raw) : isFromThisMachine(req.raw)
    if (!mayAsk) throw new Refusal(403, { message: loopbackRefusal })
    await next()
  })
  app.use(limitBody(maxBodyBytes))
  app.post('/', requireJson, async ({ req }) => {
    const text = await req.text()
    const body = req.header('origin') === undefined ? text : harmlessBody(text)
    if (body === undefined) return json(notForPages)
    const answer = await ask(body, req.raw.signal)
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
    })
  })
  app.all('*', ({ req }) => {
    throw new Refusal(404, { message: `The RPC takes POST /, not ${req.method} ${req.path}.` })
  })
  app.onError((error) => {
    if (error instanceof Refusal) return json(error.body, error.status, error.headers)
    return json({ message: 'The node does not answer.' }, 502)
  })
  return app
}

/** Wallets in browsers are extensions that the user installed. They send requests on behalf of the pages that they serve. */
function isOfWallet(origin = ''): boolean {
  return /^(chrome|moz|safari-web)-extension:\/\//.test(origin)
}

/**
 * Serializes a page's request again, so that the node reads exactly what was checked here. Undefined if it contains a method that pages may
 * not call.
 */
function harmlessBody(text: string): string | undefined {
  const body = parse(text)
  const requests = Array.isArray(body) ? body : [body]
  const isHarmless = requests.every((request: unknown) => {
    const method = isObject(request) ? request['method'] : undefined
    return typeof method === 'string' && pageMethods.has(method)
  })
  return isHarmless && requests.length > 0 ? JSON.stringify(body) : undefined
}

/** The error of a node for an unknown method, so that libraries try another one. */
const notForPages = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_601, message: 'Pages may read the chain and send what was signed, and nothing else.' },
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
