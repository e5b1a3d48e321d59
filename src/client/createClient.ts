import { checkObject } from '../errors/checks/checkObject.ts'
import { defaultBrand } from '../schemas/brand.ts'
import { ApiKeyInBrowserError } from '../errors/client.ts'
import { InvalidConfigError } from '../errors/config.ts'
import { maxTimeoutMs, systemClock, type Clock } from '../utils/time/clock.ts'
import { fieldNames } from '../utils/data/fieldNames.ts'
import { ownFields } from '../utils/data/ownFields.ts'
import { callIsolated } from '../utils/events/reportException.ts'
import { absoluteRule, addressOf, pageOrigin } from './baseAddress.ts'
import { checkDeployment } from './deployment/checkDeployment.ts'
import { checkFields, type Invalid } from '../errors/checks/checkFields.ts'
import { definedPaths } from './deployment/checkPaths.ts'
import { createKeyConcealer } from './concealKey.ts'
import { warnOfBrand, type BrandMismatch } from './deployment/brandMismatch.ts'
import { defaultServicePaths, type ServicePaths } from '../schemas/servicePaths.ts'
import type { ServiceLocation } from './deployment/deployment.ts'
import { knownContracts, type KnownContract } from './deployment/knownContracts.ts'
import type { DeprecationNotice } from './exchange/deprecation.ts'

export type CreateClientParameters = ServiceLocation & {
  /**
   * API key, sent as `x-api-key` to the base address alone. For servers only: in a browser every visitor
   * could read it, so that giving one there throws `ApiKeyInBrowserError`.
   */
  apiKey?: string | undefined
  /**
   * The word the deployment writes where the interface says `svc`.
   * @default that of `deployment`, else 'svc'
   */
  brand?: string | undefined
  /** Paths that differ from those of `deployment`, or of the interface. */
  paths?: Partial<ServicePaths> | undefined
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined
  /**
   * How long to wait for an answer, in milliseconds: at most what a timer takes, 24 days.
   * @default 30000
   */
  timeoutMs?: number | undefined
  /**
   * How long a quote may be signed after it came, in milliseconds.
   * @default 60000
   */
  quoteMaxAgeMs?: number | undefined
  /** Tells when an answer came, and how old it is; what is made with the client takes it, too. @default the system's clock */
  clock?: Clock | undefined
  /** Told, once for each endpoint, that the service will give it up. */
  onDeprecation?: ((notice: DeprecationNotice) => void) | undefined
  /** Told, once, that the service writes another brand than `brand`. @default writes a warning to the console */
  onBrandMismatch?: ((mismatch: BrandMismatch) => void) | undefined
}

/** A provider and how to talk to it. Immutable; a page can have several. */
export interface Client {
  readonly baseUrl: string
  readonly brand: string
  readonly paths: Readonly<ServicePaths>
  readonly timeoutMs: number
  readonly quoteMaxAgeMs: number
  /** By which answers are dated, and by which their age is told. */
  readonly clock: Clock
  /** Depositories and contracts of the deployment, where it names any; for `contracts` of the audit. */
  readonly contracts: readonly KnownContract[] | undefined
  /** What the deployment's orders call a chain, by chain id. */
  readonly chainNames: Readonly<Record<number, string>> | undefined
  /** As `solvers` of the deployment. */
  readonly solvers: readonly string[] | undefined
  /** Fetches a path below the base address, with the key when there is one. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>
  /** Takes the key out of a text that the service wrote and that will be logged or shown. */
  readonly conceal: (text: string) => string
  /** Takes the key, and all that may hold it, out of what was thrown while something was sent. */
  readonly concealCause: (cause: unknown) => unknown
  /** Passes a notice on to whoever made the client, once for each endpoint. */
  readonly noteDeprecation: (notice: DeprecationNotice) => void
  /** Passes on, once, that the service writes another brand. */
  readonly noteBrandMismatch: (mismatch: BrandMismatch) => void
}

/**
 * Creates a client for a provider. Sends nothing.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://bridge.example/api' })
 * const branded = createClient({ deployment, baseUrl: 'https://your.app/bridge' })
 *
 * @throws {InvalidConfigError} when `baseUrl` is neither an http(s) address nor, without a key, a path of the page's own server, or
 * something of `deployment`, `brand`, `paths`, `apiKey` or `timeoutMs` can't be meant.
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

/** The same for another function that describes a service: its name stands in the errors. */
export function createClientFor(
  caller: string,
  {
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
  }: CreateClientParameters,
): Client {
  const invalid: Invalid = (argument, rule) => new InvalidConfigError({ caller, argument, rule })
  checkDeployment({ deployment, brand, paths }, invalid)
  const base = addressOf({ baseUrl, deployment, testnet }, invalid)
  if (apiKey !== undefined && base.startsWith('/')) throw invalid('baseUrl', absoluteRule)
  checkTimeout(timeoutMs, invalid)
  if (apiKey !== undefined) checkApiKey(apiKey, invalid)
  const noted = new Set<string>()
  let isBrandNoted = false
  return Object.freeze({
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
    send(path: string, init: RequestInit) {
      const address = base.startsWith('/') ? `${pageOrigin(invalid)}${base}` : base
      const headers = new Headers(init.headers)
      if (apiKey !== undefined) headers.set('x-api-key', apiKey)
      // A redirect could carry the key, or a quote, to a host nobody configured. It comes back, and is refused there.
      // And `fetch` itself takes options from `Object.prototype`.
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
}

/** A key with other characters would fail in every request, with the key in the error's text. */
function checkApiKey(apiKey: string, invalid: Invalid): void {
  if (typeof window !== 'undefined') throw new ApiKeyInBrowserError()
  if (/^[\x21-\x7e]+$/.test(apiKey)) return
  throw invalid('apiKey', 'it must be visible ASCII characters; it may not be set')
}

function checkTimeout(timeoutMs: number, invalid: Invalid): void {
  if (timeoutMs > 0 && timeoutMs <= maxTimeoutMs) return
  throw invalid('timeoutMs', `it must be from 1 to ${maxTimeoutMs}`)
}
