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
  /** Longest answer of the service, in bytes. @default 4194304 */
  answerBytes: number
  /** Longest time from the request to its answer, in milliseconds, at most 24 days. @default 30000 */
  timeoutMs: number
}

export type CreateProxyHandlerParameters = ServiceLocation & {
  /**
   * API key, sent as `x-api-key` to the service's address and nowhere else: at least 8 visible ASCII characters. A function is
   * called for each request, so that a build needs no key and one that is changed counts at once; without a key requests are
   * answered with HTTP 500 and `API_KEY_MISSING`.
   */
  apiKey: string | (() => string | undefined | Promise<string | undefined>)
  /**
   * Origins whose pages may call, letter for letter: `https://app.example`. Pages of the handler's own origin may
   * always call, where the browser says so (`Sec-Fetch-Site`, over https and on localhost).
   */
  allowedOrigins: readonly string[]
  /**
   * Hosts under which the handler is reached, with a port that is not the scheme's own: `app.example`. Others are
   * refused, so that no name that leads here by DNS counts as the handler's own origin.
   * @default every host
   */
  allowedHosts?: readonly string[] | undefined
  /** Path at which the handler is reached, such as `/api/causeway`. @default '' */
  mountPath?: string | undefined
  /** Paths that differ from those of `deployment`, or of the interface, below the mount and below the service's address alike. */
  paths?: Partial<ServicePaths> | undefined
  /**
   * Finds the address of whoever calls, from a session of yours; it must not read the body. Undefined is answered
   * with HTTP 401. A quote can then be asked for that address alone, and a list holds only requests whose `user` it
   * is, whatever is searched for. The one exception is a deposit address that is paid to this address from outside the EVM, where no
   * session can prove who pays: `user` is then whoever is refunded, and such a request is found by its id or address. Without this function every caller can list everybody's requests.
   */
  getUser?: ((request: Request) => string | undefined | Promise<string | undefined>) | undefined
  /** Limits that differ from the defaults. */
  limits?: Partial<ProxyLimits> | undefined
  /** @default createMemoryLimiter() */
  limiter?: Limiter | undefined
  /**
   * Names whom the limiter counts a request for, such as the address that your platform vouches for. It is counted
   * before `getUser` is asked, so that requests without a session count, too.
   * @default the user; without `getUser` all callers share one count
   */
  getLimiterKey?: ((request: Request) => string | Promise<string>) | undefined
  /**
   * Counts all that is forwarded, and nothing that is refused before, under one key, `'key'`, whoever asks for it, so that all callers together stay below
   * what the API key allows.
   * @default createMemoryLimiter({ perMinute: 6000, burst: 2000 })
   */
  keyLimiter?: Limiter | undefined
  /**
   * Fields that callers may send beside those of `@causeway/react/schemas`, letter for letter, in the body of a quote or of a
   * signature and in what they hold. Pages send them by `extraFields` of `getQuote`. What such a field holds is free. `appFees` is refused where
   * the owner of the key pays fees: a caller could be paid by it. `topupGas`, `topupGasAmount` and `fixedRate` are
   * refused in a sponsored quote, too, unless they are named here: what they are worth goes from the sponsor to whoever receives.
   * @default []
   */
  extraFields?: readonly string[] | undefined
  /**
   * Let callers ask for, and see, what the interface keeps for the owner of the key: `includeAuthenticatedData`,
   * the `apiKey` filter, and `referrer`, `apiKeyName` and `platformFee` in answers.
   * @default false
   */
  allowKeyOwnerFields?: boolean | undefined
  /**
   * What every quote is asked with, whatever the caller sends: app fees, a referrer, sponsorship. So a page can neither change
   * nor leave out what earns or costs you money. In `@causeway/react/schemas` amounts are `bigint`, fees basis points.
   * @default nothing
   *
   * @example
   * const quoteParameters = { appFees: [{ recipient: '0x…', fee: 25 }], referrer: 'app.example' }
   */
  quoteParameters?: OwnerQuoteParameters | undefined
  /** Let callers ask for quotes whose fees the owner of the key pays (`subsidizeFees`). @default false */
  allowSponsorship?: boolean | undefined
  /** Let pages of `allowedOrigins` send cookies, for a `getUser` that reads them. @default false */
  allowCredentials?: boolean | undefined
  /** Headers that those pages may send for `getUser`, such as `authorization`. None is forwarded. @default [] */
  allowedHeaders?: readonly string[] | undefined
  /**
   * Hears of every answer, in facts that may stand in any log. What it throws changes nothing.
   *
   * @example
   * const onAnswer = (event: ProxyEvent) => console.log(JSON.stringify(event))
   */
  onAnswer?: ((event: ProxyEvent) => void) | undefined
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined
}

/** Responds to requests; never rejects. */
export type ProxyHandler = (request: Request) => Promise<Response>
