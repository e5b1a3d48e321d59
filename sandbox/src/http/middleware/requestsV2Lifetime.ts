import { defaultServicePaths } from '@causeway/react/schemas'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { apiKeyHeader } from '../../domain/service/apiKey.ts'
import type { SandboxClock } from '../../domain/clock.ts'
import { json } from '../json.ts'
import { migrationGuidePath } from './migrationGuide.ts'

/** Dates of the retirement of v2, in milliseconds since the epoch. */
const requestsV2Dates = {
  deprecatedAt: Date.UTC(2026, 6, 22),
  throttledFrom: Date.UTC(2026, 8, 1),
  sunsetAt: Date.UTC(2026, 10, 24),
} as const

/** Requests per minute and caller, fewer each month. The interface states the dates but no numbers. */
const rateLimits: readonly { from: number; perMinute: number }[] = [
  { from: Date.UTC(2026, 10, 1), perMinute: 10 },
  { from: Date.UTC(2026, 9, 1), perMinute: 30 },
  { from: requestsV2Dates.throttledFrom, perMinute: 60 },
]

const minuteMs = 60_000

/** Responds instead of v2 once it is retired, and to callers above the rate limit before that. */
export function limitRequestsV2(clock: SandboxClock): MiddlewareHandler {
  let minute = 0
  const counts = new Map<string, number>()
  return createMiddleware(async (c, next) => {
    const now = clock.now()
    if (now >= requestsV2Dates.sunsetAt) {
      return json({ message: `GET /requests/v2 is retired.`, ...addressesFor(c) }, 410)
    }
    const limit = rateLimits.find(({ from }) => now >= from)
    if (!limit) return next()
    if (Math.floor(now / minuteMs) !== minute) counts.clear()
    minute = Math.floor(now / minuteMs)
    const caller = c.req.header(apiKeyHeader) ?? ''
    const count = (counts.get(caller) ?? 0) + 1
    counts.set(caller, count)
    if (count <= limit.perMinute) return next()
    const message = `GET /requests/v2 takes ${limit.perMinute} requests a minute now, and fewer each month.`
    // Without Retry-After, since callers should migrate instead of waiting.
    return json({ message, ...addressesFor(c) }, 429)
  })
}

/** Adds the headers of a deprecated endpoint to every response of v2, whatever its status. */
export const deprecateRequestsV2 = createMiddleware(async (c, next) => {
  await next()
  const { successor, migrationGuide } = addressesFor(c)
  const links = [
    `<${migrationGuide}>; rel="deprecation"; type="text/markdown"`,
    `<${migrationGuide}>; rel="sunset"; type="text/markdown"`,
    `<${successor}>; rel="successor-version"`,
  ]
  c.header('deprecation', `@${requestsV2Dates.deprecatedAt / 1000}`)
  c.header('sunset', new Date(requestsV2Dates.sunsetAt).toUTCString())
  c.header('link', links.join(', '))
  c.header('access-control-expose-headers', 'Deprecation, Sunset, Link')
})

/** The deprecation notice in HTTP 200 responses of v2. */
export function toDeprecationBody(c: Context) {
  const { deprecatedAt, throttledFrom, sunsetAt } = requestsV2Dates
  return {
    message: 'GET /requests/v2 is deprecated and ends soon. Use GET /requests/v3.',
    deprecatedAt: new Date(deprecatedAt).toISOString(),
    throttledFrom: new Date(throttledFrom).toISOString(),
    sunsetAt: new Date(sunsetAt).toISOString(),
    ...addressesFor(c),
  }
}

function addressesFor({ req }: Context) {
  const { origin } = new URL(req.url)
  // Uses the host and port with which the caller reached this machine.
  const host = req.header('host')
  const base = host ? `http://${host}` : origin
  return {
    successor: `${base}${defaultServicePaths.requests}`,
    migrationGuide: `${base}${migrationGuidePath}`,
  }
}
