import { checkObject } from '../errors/checks/checkObject.ts'
import { defaultBrand } from '../schemas/brand.ts'
import { ApiKeyInBrowserError } from '../errors/client.ts'
import { InvalidConfigError } from '../errors/config.ts'
import { systemClock, type Clock } from '../utils/time/clock.ts'
import { fieldNames } from '../utils/data/fieldNames.ts'
import { ownFields } from '../utils/data/ownFields.ts'
import { callIsolated } from '../utils/events/reportException.ts'
import { absoluteRule, resolveBaseUrl, pageOrigin } from './baseUrl.ts'
import { checkDeployment } from './deployment/checkDeployment.ts'
import { checkFields, type Invalid } from '../errors/checks/checkFields.ts'
import { clockKind, findWrong, type Kinds } from '../errors/checks/checkKinds.ts'
import { definedPaths } from './deployment/checkPaths.ts'
import { createKeyConcealer } from './createKeyConcealer.ts'
import { warnOfBrand, type BrandMismatch } from './deployment/brandMismatch.ts'
import { defaultServicePaths, type ServicePaths } from '../schemas/servicePaths.ts'
import type { ServiceLocation } from './deployment/deployment.ts'
import { knownContracts, type KnownContract } from './deployment/knownContracts.ts'
import type { DeprecationNotice } from './transport/deprecation.ts'

export type CreateClientParameters = ServiceLocation & {
  /**
   * API key, sent as `x-api-key` to the base URL only. For servers only: in a browser, where every visitor
   * could read it, passing one throws `ApiKeyInBrowserError`.
   */
  apiKey?: string | undefined
  /**
   * The brand that the deployment uses in place of the API's `svc`.
   * @default that of `deployment`, else 'svc'
   */
  brand?: string | undefined
  /** Paths that differ from those of `deployment`, or of the API. */
  paths?: Partial<ServicePaths> | undefined
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined
  /**
   * How long to wait for a response, in milliseconds: at most 24 days, a timer's limit.
   * @default 30000
   */
  timeoutMs?: number | undefined
  /**
   * How long after its arrival a quote may be signed, in milliseconds: at most 24 days.
   * @default 60000
   */
  quoteMaxAgeMs?: number | undefined
  /** The clock that dates responses and measures their age, also for everything created with the client. @default the system's clock */
  clock?: Clock | undefined
  /** Called once for each endpoint that the provider announces to retire. */
  onDeprecation?: ((notice: DeprecationNotice) => void) | undefined
  /** Called once if the provider uses a different brand than `brand`. @default writes a warning to the console */
  onBrandMismatch?: ((mismatch: BrandMismatch) => void) | undefined
}

/** A provider and how to talk to it. Immutable; a page can have several. */
export interface Client {
  /** The provider's URL, without a slash at its end. */
  readonly baseUrl: string
  /** What the provider's fee fields are named after. */
  readonly brand: string
  /** The path of each endpoint, below the base URL. */
  readonly paths: Readonly<ServicePaths>
  /** How long it waits for a response, in milliseconds. */
  readonly timeoutMs: number
  /** How long after its arrival a quote may be signed, in milliseconds. */
  readonly quoteMaxAgeMs: number
  /** The clock that dates responses and measures their age. */
  readonly clock: Clock
  /** Depositories and contracts of the deployment, if it names any; for `contracts` of the audit. */
  readonly contracts: readonly KnownContract[] | undefined
  /** Names of chains in the deployment's orders, by chain ID. */
  readonly chainNames: Readonly<Record<number, string>> | undefined
  /** Like `solvers` of the deployment. */
  readonly solvers: readonly string[] | undefined
  /** Like `signedMessages` of the deployment. */
  readonly signedMessages: readonly string[] | undefined
  /** Fetches a path below the base URL, with the key if there is one. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>
  /** Removes the key from a text of the provider before it is logged or shown. */
  readonly conceal: (text: string) => string
  /** Removes the key, and anything that may contain it, from an error thrown while sending. */
  readonly concealCause: (cause: unknown) => unknown
  /** Passes a deprecation notice to the client's owner, once for each endpoint. */
  readonly noteDeprecation: (notice: DeprecationNotice) => void
  /** Reports, once, that the provider uses a different brand. */
  readonly noteBrandMismatch: (mismatch: BrandMismatch) => void
}

/**
 * Creates a client for a provider. Sends nothing.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://bridge.example/api' })
 * const branded = createClient({ deployment, baseUrl: 'https://your.app/bridge' })
 *
 * @throws {InvalidConfigError} when `baseUrl` is neither an http(s) URL nor, without a key, a path on the page's own
 * server, or when another parameter is invalid.
 * @throws {ApiKeyInBrowserError} when a key is given in a browser.
 */
export function createClient(parameters: CreateClientParameters): Client {
  checkFields(undefined, parameters, parameterNames, (argument, rule) => {
    return new InvalidConfigError({ caller: 'createClient', argument, rule })
  })
  checkObject(parameters, 'createClient')
  return createClientFor('createClient', parameters)
}

const parameterNames = fieldNames<keyof CreateClientParameters>({
  baseUrl: true,
  deployment: true,
  testnet: true,
  apiKey: true,
  brand: true,
  paths: true,
  fetch: true,
  timeoutMs: true,
  quoteMaxAgeMs: true,
  clock: true,
  onDeprecation: true,
  onBrandMismatch: true,
})

const optionKinds: Kinds<
  'testnet' | 'fetch' | 'timeoutMs' | 'quoteMaxAgeMs' | 'clock' | 'onDeprecation' | 'onBrandMismatch'
> = {
  testnet: 'boolean',
  fetch: 'function',
  timeoutMs: 'milliseconds',
  quoteMaxAgeMs: 'milliseconds',
  clock: clockKind,
  onDeprecation: 'function',
  onBrandMismatch: 'function',
}

/** The same for another function that takes a provider's parameters; its name appears in errors. */
export function createClientFor(caller: string, parameters: CreateClientParameters): Client {
  const {
    baseUrl,
    deployment,
    testnet = false,
    apiKey,
    brand,
    paths,
    fetch = globalThis.fetch,
    timeoutMs = 30_000,
    quoteMaxAgeMs = 60_000,
    clock = systemClock,
    onDeprecation,
    onBrandMismatch = warnOfBrand,
  } = parameters
  const invalid: Invalid = (argument, rule) => new InvalidConfigError({ caller, argument, rule })
  checkDeployment({ deployment, brand, paths }, invalid)
  const wrong = findWrong(parameters, optionKinds)
  if (wrong) throw invalid(wrong.argument, wrong.rule)
  const base = resolveBaseUrl({ baseUrl, deployment, testnet }, invalid)
  if (apiKey !== undefined && base.startsWith('/')) throw invalid('baseUrl', absoluteRule)
  if (apiKey !== undefined) checkApiKey(apiKey, invalid)
  const noted = new Set<string>()
  let isBrandNoted = false
  const client: Client = Object.freeze({
    baseUrl: base,
    brand: brand ?? deployment?.brand ?? defaultBrand,
    paths: Object.freeze({
      ...defaultServicePaths,
      ...definedPaths(deployment?.paths),
      ...definedPaths(paths),
    }),
    timeoutMs,
    quoteMaxAgeMs,
    clock,
    contracts: knownContracts(deployment),
    chainNames: deployment?.chainNames,
    solvers: deployment?.solvers,
    signedMessages: deployment?.signedMessages,
    send(path: string, init: RequestInit) {
      const address = base.startsWith('/') ? `${pageOrigin(invalid)}${base}` : base
      const headers = new Headers(init.headers)
      if (apiKey !== undefined) headers.set('x-api-key', apiKey)
      // A redirect could carry the key, or a quote, to a host that wasn't configured: it is returned, and rejected
      // there. `fetch` would also read options from `Object.prototype`.
      return fetch(`${address}${path}`, ownFields<RequestInit>({ ...init, headers, redirect: 'manual' }))
    },
    ...createKeyConcealer(apiKey),
    noteDeprecation(notice: DeprecationNotice) {
      if (noted.has(notice.endpoint)) return
      noted.add(notice.endpoint)
      callIsolated(() => onDeprecation?.(notice))
    },
    noteBrandMismatch(mismatch: BrandMismatch) {
      if (isBrandNoted) return
      isBrandNoted = true
      callIsolated(() => onBrandMismatch(mismatch))
    },
  })
  fetches.set(client.send, fetch)
  return client
}

/** The `fetch` function of each client. */
const fetches = new WeakMap<Client['send'], typeof globalThis.fetch>()

/** The `fetch` function of a client: the same for all clients that use the page's own. */
export function fetchOf({ send }: Client): object {
  return fetches.get(send) ?? send
}

/** A key with other characters would fail in every request, with the key in the error's text. */
function checkApiKey(apiKey: string, invalid: Invalid): void {
  if (typeof window !== 'undefined') throw new ApiKeyInBrowserError()
  if (/^[\x21-\x7e]+$/.test(apiKey)) return
  throw invalid('apiKey', 'it must be visible ASCII characters; is the environment variable set?')
}
