import { createMiddleware } from 'hono/factory'
import { cors } from 'hono/cors'
import { apiKeyHeader } from '../domain/apiKey.ts'
import { Refusal } from '../domain/refusal.ts'

/** Lets pages of this machine read the answers, and no others. */
export const loopbackCors = cors({
  origin: (origin) => (isLoopback(origin) ? origin : null),
  allowMethods: ['GET', 'POST', 'OPTIONS'],
  allowHeaders: ['content-type', apiKeyHeader],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
})

/** Refuses pages of other origins, and other names that were pointed at this machine. */
export const loopbackOnly = createMiddleware(async ({ req }, next) => {
  const origin = req.header('origin')
  const host = req.header('host') ?? new URL(req.url).host
  if ((origin !== undefined && !isLoopback(origin)) || !isLoopback(`http://${host}`)) {
    throw new Refusal(403, { message: 'Only programs and pages on this machine may do this.' })
  }
  await next()
})

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return loopbackHosts.has(hostname) || hostname.endsWith('.localhost')
}
