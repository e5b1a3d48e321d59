import type { ActiveChainFault } from '../domain/ledger/chainFaults.ts'

/** All endpoints that can fail separately. */
export const faultEndpoints = ['quote', 'permits', 'status', 'requests', 'requestsV2'] as const

/** Endpoints that can fail separately. Both status endpoints count as one. */
export type FaultEndpoint = (typeof faultEndpoints)[number]

/** Faults without options. */
export const plainFaultTypes = ['cutJson', 'wrongTypes', 'html', 'lostConnection', 'redirect'] as const

/**
 * What goes wrong.
 *
 * - `latency`: the response is late.
 * - `rateLimit`: HTTP 429, with `Retry-After` or without.
 * - `serverError`: HTTP 500 or 503 in error shape D.
 * - `cutJson`: the response ends in the middle.
 * - `wrongTypes`: every field of the response has a wrong type.
 * - `html`: an HTML page with HTTP 200, as from a captive portal.
 * - `lostConnection`: the service handles the request, but its response is lost.
 * - `redirect`: HTTP 307 to another host.
 */
export type Fault =
  | { type: 'latency'; delayMs: number }
  | { type: 'rateLimit'; retryAfterSeconds?: number | undefined }
  | { type: 'serverError'; status: 500 | 503 }
  | { type: (typeof plainFaultTypes)[number] }

/** Every fault except latency, which doesn't change the response. */
export type AnswerFault = Exclude<Fault, { type: 'latency' }>

/** A fault that is switched on, for which endpoint and how often. */
export type ActiveEndpointFault = Fault & {
  kind?: undefined
  /** @default every endpoint */
  endpoint?: FaultEndpoint | undefined
  /** Number of requests that it affects before it ends. @default it stays */
  times?: number | undefined
}

/** A fault of an endpoint or of a chain. */
export type ActiveFault = ActiveEndpointFault | ActiveChainFault
