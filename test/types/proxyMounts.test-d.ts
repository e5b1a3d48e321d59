import { createServer } from 'node:http'
import { createProxyHandler, toNodeListener } from '@causeway/react/proxy'
import { Hono } from 'hono'
import { expectTypeOf } from 'vitest'

// The ways in which docs/api-key.md mounts the handler.
export const handler = createProxyHandler({
  baseUrl: 'https://service.example',
  apiKey: process.env['CAUSEWAY_API_KEY'] ?? '',
  allowedOrigins: ['https://your.app'],
  mountPath: '/bridge',
})

export const server = createServer(toNodeListener(handler))
export const app = new Hono().all('/bridge/*', (context) => handler(context.req.raw))

/** Next.js calls this in a `route.ts`, with its own class of request. */
type RouteHandler = (
  request: Request & { nextUrl: URL },
  context: { params: Promise<unknown> },
) => Promise<Response>
expectTypeOf(handler).toExtend<RouteHandler>()

/** Workers, Deno and Bun call this. */
expectTypeOf({ fetch: handler }).toExtend<{ fetch: (request: Request) => Promise<Response> }>()
