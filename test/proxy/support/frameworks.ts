import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import express5, { json } from 'express'
import express4 from 'express-4'
import fastify from 'fastify'
import { Hono } from 'hono'
import { timeout } from 'hono/timeout'
import { type ProxyHandler, toNodeListener } from '@causeway/react/proxy'
import { listen } from '../../../sandbox/src/http/server/listen.ts'

/** A handler before the proxy, with Node's request and response. */
type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse) => void

export interface Framework {
  name: string
  listen: (handler: ProxyHandler, middleware: Middleware) => Promise<string>
}

const closing: (() => unknown)[] = []

/** Ends all servers. */
export async function closeFrameworks(): Promise<void> {
  await Promise.all(closing.splice(0).map((close) => close()))
}

/** Everything that hands Node's own objects to the listener. */
export const frameworks: readonly Framework[] = [
  {
    name: 'node:http',
    listen(handler, middleware) {
      const listener = toNodeListener(handler)
      return listenUntilClosed(
        createServer((incoming, outgoing) => {
          middleware(incoming, outgoing)
          void listener(incoming, outgoing)
        }),
      )
    },
  },
  ...(
    [
      ['Express 4', express4],
      ['Express 5', express5],
    ] as const
  ).map(([name, express]): Framework => ({
    name,
    listen(handler, middleware) {
      const app = express()
      app.use((incoming, outgoing, next) => {
        middleware(incoming, outgoing)
        next()
      })
      app.all(/^\/bridge\//, toNodeListener(handler))
      return listenUntilClosed(createServer(app))
    },
  })),
  {
    name: 'Fastify',
    async listen(handler, middleware) {
      const app = fastify()
      const listener = toNodeListener(handler)
      app.addHook('onRequest', async ({ raw: incoming }, reply) => {
        reply.hijack()
        middleware(incoming, reply.raw)
        await listener(incoming, reply.raw)
      })
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      closing.push(() => {
        app.server.closeAllConnections()
        return app.close()
      })
      return address
    },
  },
]

/** Express with its parser of bodies in front. */
export function listenBehindParser(handler: ProxyHandler): Promise<string> {
  const app = express5()
  app.use(json())
  app.all(/^\/bridge\//, toNodeListener(handler))
  return listenUntilClosed(createServer(app))
}

/** Hono, which ends what takes too long; it takes the handler itself. */
export function listenInHono(handler: ProxyHandler, timeoutMs: number): Promise<string> {
  const app = new Hono().use(timeout(timeoutMs)).all('/bridge/*', (context) => handler(context.req.raw))
  return listenUntilClosed(createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server)
}

async function listenUntilClosed(server: Server): Promise<string> {
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${await listen(server)}`
}
