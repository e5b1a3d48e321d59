import { CausewayError } from './causewayError.ts'
import { findMeaning } from './codes/errorCodeMeaning.ts'
import { errorCodes } from './codes/errorCodes.ts'
import { shorten } from './redaction/shorten.ts'
import { toSentence } from '../utils/text/toSentence.ts'

/** A parameter breaks a rule of the provider; nothing was sent. */
export class InvalidRequestError extends CausewayError {
  override readonly name = 'InvalidRequestError'
  /** The parameter, as a dotted path. */
  readonly field: string
  /** The rule that it breaks, as text. */
  readonly rule: string

  constructor({ field, rule }: { field: string; rule: string }) {
    super(`The parameter "${field}" is invalid: ${toSentence(rule)}`, {
      details: 'Nothing was sent to the provider.',
    })
    this.field = field
    this.rule = rule
  }
}

/** An API key was given to a client in a browser, where every visitor could read it. */
export class ApiKeyInBrowserError extends CausewayError {
  override readonly name = 'ApiKeyInBrowserError'

  constructor() {
    super('An API key was passed to a client that runs in a browser.', {
      details:
        'Everyone who opens the page could read it. Keep the key on a server that forwards requests, and set `baseUrl` to its address.',
    })
  }
}

/** No response arrived, or only part of one: the network failed, or a proxy or firewall cut the connection. */
export class NetworkError extends CausewayError {
  override readonly name = 'NetworkError'
  readonly endpoint: string
  /** HTTP status of a response that broke off; undefined if none had started. */
  readonly status: number | undefined

  constructor({
    endpoint,
    status,
    cause,
  }: {
    endpoint: string
    status?: number | undefined
    cause?: unknown
  }) {
    super(
      status === undefined
        ? `The provider could not be reached at ${endpoint}.`
        : `The response from ${endpoint} was cut off.`,
      {
        details:
          status === undefined
            ? 'The connection failed before a response arrived. Check the network and the provider’s URL.'
            : `The connection failed after HTTP ${status}. Nothing from the response was used.`,
        retryable: true,
        cause,
      },
    )
    this.endpoint = endpoint
    this.status = status
  }
}

/** No response arrived in time, or only part of one. */
export class TimeoutError extends CausewayError {
  override readonly name = 'TimeoutError'
  readonly endpoint: string
  readonly timeoutMs: number
  /** HTTP status of a response that didn't finish; undefined if none had started. */
  readonly status: number | undefined

  constructor({
    endpoint,
    timeoutMs,
    status,
  }: {
    endpoint: string
    timeoutMs: number
    status?: number | undefined
  }) {
    super(
      status === undefined
        ? `The provider did not respond at ${endpoint} within ${timeoutMs} ms.`
        : `The response from ${endpoint} was not complete within ${timeoutMs} ms.`,
      { details: 'It may be busy. Try again, or raise the client’s `timeoutMs`.', retryable: true },
    )
    this.endpoint = endpoint
    this.timeoutMs = timeoutMs
    this.status = status
  }
}

/** The caller's `AbortSignal` ended the request. */
export class AbortedError extends CausewayError {
  override readonly name = 'AbortedError'
  readonly endpoint: string

  constructor({ endpoint, cause }: { endpoint: string; cause?: unknown }) {
    super(`The request to ${endpoint} was canceled.`, { cause })
    this.endpoint = endpoint
  }
}

/** The content of the provider's error response. */
export interface ServiceErrorFacts {
  endpoint: string
  /** HTTP status of the response. */
  status: number
  /** The body is an error of the API: JSON with a message. Without, it may be the answer of something in between, such as a gateway. @default false */
  hasErrorBody?: boolean | undefined
  /** The provider's message; untrusted text. */
  serviceMessage?: string | undefined
  errorCode?: string | undefined
  requestId?: string | undefined
  errorData?: unknown
  /** The block at which the provider simulated the call. */
  approxSimulatedBlock?: number | undefined
  /** The call that failed in the provider's simulation. */
  failedCallData?:
    | {
        from?: string | undefined
        to?: string | undefined
        data?: string | undefined
        value?: string | undefined
      }
    | undefined
}

/** The provider answered with an error: one of the four shapes of a quote error, or any other non-2xx response. */
export class ServiceError extends CausewayError {
  override readonly name: string = 'ServiceError'
  readonly endpoint: string
  readonly status: number
  /** The body is an error of the API: JSON with a message. Without, it may be the answer of something in between, such as a gateway. */
  readonly hasErrorBody: boolean
  readonly serviceMessage: string | undefined
  readonly errorCode: string | undefined
  readonly requestId: string | undefined
  readonly errorData: unknown
  readonly approxSimulatedBlock: number | undefined
  readonly failedCallData: ServiceErrorFacts['failedCallData']

  constructor(facts: ServiceErrorFacts) {
    const message = facts.serviceMessage === undefined ? undefined : shorten(facts.serviceMessage)
    const code = facts.errorCode ? ` (${facts.errorCode})` : ''
    super(`The provider answered ${facts.endpoint} with HTTP ${facts.status}${code}.`, {
      details: message ? `It says: ${message}` : 'It gave no reason.',
      retryable:
        facts.status === 429 ||
        facts.status === 503 ||
        (facts.errorCode === undefined
          ? facts.status >= 500
          : findMeaning(errorCodes, facts.errorCode)?.retryable === true),
    })
    this.endpoint = facts.endpoint
    this.status = facts.status
    this.hasErrorBody = facts.hasErrorBody ?? false
    this.serviceMessage = message
    this.errorCode = facts.errorCode
    this.requestId = facts.requestId
    this.errorData = facts.errorData
    this.approxSimulatedBlock = facts.approxSimulatedBlock
    this.failedCallData = facts.failedCallData
  }
}

/** The content of a rate limit response, with how long to wait. */
export interface RateLimitErrorFacts extends ServiceErrorFacts {
  /** How long the provider asks to wait, in milliseconds. */
  retryAfterMs?: number | undefined
  /** URL of the endpoint that replaces one being retired; untrusted. */
  successor?: string | undefined
  /** URL of a guide to the replacement; untrusted. */
  migrationGuide?: string | undefined
}

/** The provider refuses further requests for a while (HTTP 429). */
export class RateLimitError extends ServiceError {
  override readonly name = 'RateLimitError'
  /** How long the provider asks to wait, in milliseconds; undefined when it does not say. */
  readonly retryAfterMs: number | undefined
  /** URL of the endpoint that replaces one being retired; untrusted. */
  readonly successor: string | undefined
  /** URL of a guide to the replacement; untrusted. */
  readonly migrationGuide: string | undefined

  constructor({ retryAfterMs, successor, migrationGuide, ...facts }: RateLimitErrorFacts) {
    super(facts)
    this.retryAfterMs = retryAfterMs
    this.successor = successor
    this.migrationGuide = migrationGuide
  }
}

/** The response does not have the documented format: HTML, cut-off JSON, a missing or wrong field. */
export class MalformedResponseError extends CausewayError {
  override readonly name = 'MalformedResponseError'
  readonly endpoint: string
  readonly status: number
  /** Where in the response, as a dotted path; empty for the whole body. */
  readonly path: string
  readonly reason: string

  constructor({
    endpoint,
    status,
    path = '',
    reason,
    cause,
  }: {
    endpoint: string
    status: number
    path?: string
    reason: string
    cause?: unknown
  }) {
    super(`The response from ${endpoint} can't be used: ${path ? `${path}: ` : ''}${reason}.`, {
      details: 'None of it was used. Report it to the provider with the time of the request.',
      retryable: status >= 500,
      cause,
    })
    this.endpoint = endpoint
    this.status = status
    this.path = path
    this.reason = reason
  }
}
