import { InvalidConfigError } from '../errors/config.ts'
import type { ProxyHandler } from './proxyParameters.ts'
import { Refusal, toErrorResponse } from './refusal.ts'

/** The part of a `node:http` request that is read; `IncomingMessage` has it. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Whether all of it has arrived. */
  readonly complete: boolean
  /** 2 for HTTP/2. @default 1 */
  readonly httpVersionMajor?: number | undefined
  on(event: 'error', listener: () => void): unknown
}

/** The part of a `node:http` response that is used; `ServerResponse` has it. */
export interface NodeResponse {
  statusCode: number
  /** Something else has started to respond. */
  readonly headersSent: boolean
  /** Something else has responded. */
  readonly writableEnded: boolean
  readonly destroyed: boolean
  setHeader(name: string, value: string | string[]): unknown
  end(body: string, whenSent?: () => void): unknown
  destroy(): unknown
  on(event: 'close' | 'error', listener: () => void): unknown
}

/**
 * Creates a listener for `http.createServer`, Express, Connect, Fastify and Vite. If the server removes the mount path from the
 * URL before it calls the listener, as Express does, you don't need `mountPath`. The promise never rejects, and connection errors
 * are never thrown. A response that other middleware has sent, such as one that ends slow requests, is left alone, and once the
 * caller has disconnected, nothing is requested. Responses are sent as text.
 *
 * @example
 * import { createProxyHandler, toNodeListener } from '@causeway/react/proxy'
 * import { createServer } from 'node:http'
 *
 * createServer(toNodeListener(createProxyHandler({ baseUrl, apiKey, allowedOrigins }))).listen(8080)
 *
 * @throws {InvalidConfigError} when the handler isn't a function.
 */
export function toNodeListener(
  handler: ProxyHandler,
): (incoming: NodeRequest, outgoing: NodeResponse) => Promise<void> {
  // Otherwise a module or its options would only fail at the first request.
  if (typeof handler !== 'function') {
    const rule = 'it must come from `createProxyHandler`'
    throw new InvalidConfigError({ caller: 'toNodeListener', argument: 'handler', rule })
  }
  return async (incoming, outgoing) => {
    try {
      const hangUp = new AbortController()
      // An error without a listener would end the process. `close` follows it.
      incoming.on('error', () => {})
      outgoing.on('error', () => {})
      outgoing.on('close', () => hangUp.abort())
      // The response was closed while other middleware worked: no event will report that again.
      if (isTaken(outgoing)) return
      const response = await answer(incoming, handler, hangUp.signal).catch(toErrorResponse)
      const text = await response.text()
      if (isTaken(outgoing)) return
      outgoing.statusCode = response.status
      for (const [name, value] of response.headers) outgoing.setHeader(name, value)
      const cookies = response.headers.getSetCookie()
      if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
      finish(incoming, outgoing, text)
    } catch {
      cutOff(outgoing)
    }
  }
}

/** Sends the response. The rest of an unread body would be taken for the next request, or keep an HTTP/2 stream open. */
function finish({ complete, httpVersionMajor = 1 }: NodeRequest, outgoing: NodeResponse, text: string): void {
  if (complete) outgoing.end(text)
  else if (httpVersionMajor >= 2) outgoing.end(text, () => outgoing.destroy())
  else {
    outgoing.setHeader('connection', 'close')
    outgoing.end(text)
  }
}

/** Cuts off a response that failed: half a response is worse than none. */
function cutOff(outgoing: NodeResponse): void {
  try {
    if (!outgoing.writableEnded) outgoing.destroy()
  } catch {
    // Another wrapper threw; nothing more can be done for this connection.
  }
}

/** Whether something else has responded, or no response is possible anymore. */
function isTaken({ headersSent, writableEnded, destroyed }: NodeResponse): boolean {
  return headersSent || writableEnded || destroyed
}

/** Replaces the server's own host, which doesn't matter: only the path is used. */
const base = 'http://proxy.invalid'

async function answer(incoming: NodeRequest, handler: ProxyHandler, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', url = '' } = incoming
  // `Request` would resolve dots, backslashes and other hosts; browsers have already done so before sending.
  const parsed = url.startsWith('/') && URL.canParse(`${base}${url}`) ? new URL(`${base}${url}`) : undefined
  if (parsed?.href !== `${base}${url}`) {
    throw new Refusal('NOT_FOUND', 'This path isn’t normalized: it has dots, backslashes or another host.')
  }
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: toHeaders(incoming.headers),
    signal,
    duplex: 'half',
    ...(method === 'POST' && { body: toStream(incoming) }),
  }
  let request: Request
  try {
    request = new Request(parsed, init)
  } catch {
    throw new Refusal('METHOD_NOT_ALLOWED', 'This method isn’t allowed.')
  }
  return handler(request)
}

function toHeaders(headers: NodeRequest['headers']): Headers {
  const copy = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    // HTTP/2 lists method, path and host among the headers, with a colon before their names.
    if (value !== undefined && !name.startsWith(':')) copy.set(name, [value].flat().join(', '))
  }
  // It is the requested host, whatever a separate `host` header says.
  const authority = headers[':authority']
  if (authority !== undefined) copy.set('host', String(authority))
  return copy
}

/** Reads on only on demand, and leaves the socket open once reading stops. */
function toStream(incoming: NodeRequest): ReadableStream<Uint8Array> {
  const chunks = incoming[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
