import type { ActiveChainFault } from '../domain/ledger/chainFaults.ts'

/** All endpoints that can fail one by one. */
export const faultEndpoints = ['quote', 'permits', 'status', 'requests', 'requestsV2'] as const

/** Endpoints that can fail one by one; both status lookups are one. */
export type FaultEndpoint = (typeof faultEndpoints)[number]

/** Faults that are told by their type alone. */
export const plainFaultTypes = ['cutJson', 'wrongTypes', 'html', 'lostConnection', 'redirect'] as const

/**
 * What goes wrong.
 *
 * - `latency`: the answer comes later.
 * - `rateLimit`: HTTP 429, with `Retry-After` or without.
 * - `serverError`: HTTP 500 or 503 in error shape D.
 * - `cutJson`: the answer ends in the middle.
 * - `wrongTypes`: every field of the answer is of another type.
 * - `html`: a page with HTTP 200, as a hotel's network has for strangers.
 * - `lostConnection`: the service does what it is asked, and its answer gets lost.
 * - `redirect`: HTTP 307 to another host.
 */
export type Fault =
  | { type: 'latency'; delayMs: number }
  | { type: 'rateLimit'; retryAfterSeconds?: number | undefined }
  | { type: 'serverError'; status: 500 | 503 }
  | { type: (typeof plainFaultTypes)[number] }

/** Every fault but latency, which leaves the answer as it is. */
export type AnswerFault = Exclude<Fault, { type: 'latency' }>

/** A fault of an endpoint, where it is and how often. */
export type ActiveEndpointFault = Fault & {
  kind?: undefined
  /** @default every endpoint */
  endpoint?: FaultEndpoint | undefined
  /** It is over after so many requests. @default it stays */
  times?: number | undefined
}

/** A fault of an endpoint or of a chain. */
export type ActiveFault = ActiveEndpointFault | ActiveChainFault
