import type { ServiceLocation } from '../client/deployment/deployment.ts'
import type { ServicePaths } from '../schemas/servicePaths.ts'
import type { OwnerQuoteParameters } from '../schemas/quote/body/quoteBody.ts'
import type { Limiter } from './limits/createMemoryLimiter.ts'
import type { ProxyEvent } from './proxyEvent.ts'

/** Limits for the size and duration of a request. */
export interface ProxyLimits {
  /** Longest body of a quote, in bytes. @default 65536 */
  bodyBytes: number
  /** Longest query, in characters. @default 4096 */
  queryLength: number
  /** Longest response of the provider, in bytes. @default 4194304 */
  responseBytes: number
  /** Longest time from the request to its response, in milliseconds, at most 24 days. @default 30000 */
  timeoutMs: number
}

export type CreateProxyHandlerParameters = ServiceLocation & {
  /**
   * API key, sent as `x-api-key` to the provider's URL and nowhere else: at least 8 visible ASCII characters. A function is called
   * for each request, so builds need no key and a changed key applies at once. Without a key, requests are rejected with HTTP 500
   * and `API_KEY_MISSING`.
   */
  apiKey: string | (() => string | undefined | Promise<string | undefined>)
  /**
   * Origins whose pages may call, written exactly: `https://app.example`. Pages of the handler's own origin may always call, if
   * the browser confirms it (`Sec-Fetch-Site`, over https and on localhost).
   */
  allowedOrigins: readonly string[]
  /**
   * Hosts at which the handler is reached, with any nonstandard port: `app.example`. Others are rejected, so that no other DNS
   * name that points here counts as the handler's own origin.
   * @default every host
   */
  allowedHosts?: readonly string[] | undefined
  /** Path at which the handler is reached, such as `/api/causeway`. @default '' */
  mountPath?: string | undefined
  /** Paths that differ from those of `deployment`, or of the API, both below the mount path and below the provider's URL. */
  paths?: Partial<ServicePaths> | undefined
  /**
   * Finds the caller's address from your session; it must not read the body. If it returns undefined, the request is rejected with
   * HTTP 401. Quotes are then allowed for that address only, and lists contain only requests with that `user`, whatever the search.
   * The one exception is a deposit address that pays to this address from outside the EVM, where no session can prove who pays:
   * `user` is then whoever gets the refund, and the request is found by its ID or address. Without this function, every caller can
   * list everyone's requests.
   */
  getUser?: ((request: Request) => string | undefined | Promise<string | undefined>) | undefined
  /** Limits that differ from the defaults. */
  limits?: Partial<ProxyLimits> | undefined
  /** @default createMemoryLimiter() */
  limiter?: Limiter | undefined
  /**
   * Returns the key under which the limiter counts a request, such as the IP address that your platform vouches for. Requests are
   * counted before `getUser` is called, so those without a session count, too.
   * @default the user; without `getUser`, all callers share one count
   */
  getLimiterKey?: ((request: Request) => string | Promise<string>) | undefined
  /**
   * Counts every forwarded request under one key, `'key'`, so that all callers together stay within the API key's limit. Rejected
   * requests aren't counted.
   * @default createMemoryLimiter({ perMinute: 6000, burst: 2000 })
   */
  keyLimiter?: Limiter | undefined
  /**
   * Further fields that callers may send, besides those of `@causeway/react/schemas`, written exactly: in the body of a quote or of a
   * signature, and in their nested objects. Pages send them with `extraFields` of `getQuote`. Their values aren't checked. `appFees`
   * is rejected if the owner of the key pays fees, since a caller could earn them. `topupGas`, `topupGasAmount` and `fixedRate` are
   * also rejected in a sponsored quote unless they are listed here, since their value goes from the sponsor to the recipient.
   * @default []
   */
  extraFields?: readonly string[] | undefined
  /**
   * Whether callers may request and see what the API reserves for the owner of the key: `includeAuthenticatedData`, the `apiKey`
   * filter, and `referrer`, `apiKeyName` and `platformFee` in responses.
   * @default false
   */
  allowKeyOwnerFields?: boolean | undefined
  /**
   * Parameters of every quote, whatever the caller sends: app fees, a referrer, sponsorship. A page can neither change nor omit what
   * earns or costs you money. As in `@causeway/react/schemas`, amounts are `bigint` and fees are basis points.
   * @default nothing
   *
   * @example
   * const quoteParameters = { appFees: [{ recipient: '0x…', fee: 25 }], referrer: 'app.example' }
   */
  quoteParameters?: OwnerQuoteParameters | undefined
  /** Whether callers may request quotes whose fees the owner of the key pays (`subsidizeFees`). @default false */
  allowSponsorship?: boolean | undefined
  /** Whether pages of `allowedOrigins` may send cookies, for a `getUser` that reads them. @default false */
  allowCredentials?: boolean | undefined
  /** Headers that those pages may send for `getUser`, such as `authorization`. None is forwarded. @default [] */
  allowedHeaders?: readonly string[] | undefined
  /**
   * Called for every response of the handler, with facts that are safe for any log. If it throws, nothing changes.
   *
   * @example
   * const onResponse = (event: ProxyEvent) => console.log(JSON.stringify(event))
   */
  onResponse?: ((event: ProxyEvent) => void) | undefined
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined
}

/** Responds to requests; never rejects. */
export type ProxyHandler = (request: Request) => Promise<Response>
