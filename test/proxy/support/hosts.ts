import { createServer, request as sendRequest, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { type ProxyHandler, toNodeListener } from '@causeway/react/proxy'
import { listen } from '../../../sandbox/src/http/server/listen.ts'

/** Asks for a path as it is written. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Something that the handler is mounted in. */
export interface ProxyHost {
  name: string
  /** Mounts a handler at `/bridge`. */
  mount: (handler: ProxyHandler) => Ask
}

/** The handler alone. */
export const noServer: ProxyHost = {
  name: 'no server',
  mount: (handler) => async (path, init) => handler(new Request(`https://proxy.example${path}`, init)),
}

/** Every host that the tables are run over. */
export const hosts: readonly ProxyHost[] = [
  noServer,
  {
    name: 'node:http',
    mount: (handler) => askOverSockets(createServer(toNodeListener(handler))),
  },
  {
    name: 'Hono',
    mount(handler) {
      const app = new Hono()
        .all('/bridge/*', (context) => handler(context.req.raw))
        .notFound((context) => context.json({ message: 'Nothing is here.', errorCode: 'NOT_FOUND' }, 404))
      // Left to itself it replaces the `Request` and `Response` of the whole process.
      return askOverSockets(createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server)
    },
  },
]

const servers: Server[] = []

/** Ends all servers that were asked anything. */
export function closeHosts(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
}

/** Listens on the loopback as soon as it is asked. */
function askOverSockets(server: Server): Ask {
  let port: Promise<number> | undefined
  return async (path, init) => {
    if (!port) {
      servers.push(server)
      port = listen(server)
    }
    return send(await port, path, init)
  }
}

/** `fetch` would tidy the path, and keep back headers that a page can't send. */
function send(
  port: number,
  path: string,
  { method = 'GET', headers, body }: RequestInit = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({
      host: '127.0.0.1',
      port,
      method,
      // These are escaped by every client.
      path: path.replace(/["<>]|[^\x21-\xff]/gu, (letter) => encodeURIComponent(letter)),
      headers: Object.fromEntries(new Headers(headers)),
      agent: false,
    })
    request.once('error', reject)
    request.once('response', (incoming) => {
      const { statusCode: status = 0, headers: answered } = incoming
      const init = { status, headers: answered as Record<string, string> }
      buffer(incoming).then((bytes) => resolve(new Response(bytes.length > 0 ? bytes : null, init)), reject)
    })
    if (typeof body === 'string' || body instanceof Uint8Array) request.write(body)
    request.end()
  })
}
