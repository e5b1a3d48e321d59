import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isObject } from '../../domain/isObject.ts'
import { Refusal } from '../../domain/service/refusal.ts'
import { json } from '../../http/json.ts'
import {
  isFromThisMachine,
  isToThisMachine,
  loopbackCors,
  loopbackRefusal,
} from '../../http/middleware/loopback.ts'
import { requireJson } from '../../http/middleware/requireJson.ts'
import { pageMethods } from './pageMethods.ts'

/** As much as a node itself takes, in bytes. */
const maxBodyBytes = 2 * 1024 * 1024

/**
 * Stands before a node's RPC: answers programs and pages of this machine, and pages only what is harmless. The node
 * itself would do for any page whatever it is told.
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
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => json({ message: `The body is larger than ${maxBodyBytes} bytes.` }, 413),
    }),
  )
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

/** Wallets of browsers are extensions, which somebody has installed, and ask for the pages that they serve. */
function isOfWallet(origin = ''): boolean {
  return /^(chrome|moz|safari-web)-extension:\/\//.test(origin)
}

/**
 * Writes anew what a page asks, so that a node can read nothing in it but what was checked here; undefined when there is
 * a method in it that pages may not call.
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

/** What a node says of a method that it does not have, so that libraries take another one. */
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
