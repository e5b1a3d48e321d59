import { checkFields } from '../client/checkFields.ts'
import { checkPaths, definedPaths } from '../client/checkPaths.ts'
import { createClientFor, type Client } from '../client/createClient.ts'
import { defaultPermitsPath, defaultStatusV3Path, type ServiceLocation } from '../client/deployment.ts'
import { ApiKeyInBrowserError, InvalidRequestError } from '../errors/client.ts'
import { InvalidConfigError } from '../errors/config.ts'
import type { CorsRules } from './request/cors.ts'
import { createKeyFinder } from '../client/createKeyFinder.ts'
import { createMemoryLimiter, type Limiter } from './limits/createMemoryLimiter.ts'
import type { CreateProxyHandlerParameters, ProxyLimits } from './proxyParameters.ts'
import { encodeWithSchema } from '../schemas/base/encodeWithSchema.ts'
import { toBrand } from '../schemas/brand.ts'
import {
  creditFieldNames,
  ownerFieldsSchema,
  quoteBodyFields,
  sponsorshipFieldNames,
  type OwnerQuoteParameters,
} from '../schemas/quote/quoteBody.ts'
import { systemClock, type Clock } from '../utils/clock.ts'
import { Refusal } from './refusal.ts'
import { toRoutes, type Route } from './routes.ts'

/** The service, asked with an API key, and what finds that key in its answers. */
interface KeyedService {
  client: Client
  holdsKey: (text: string) => boolean
}

/** The options of a handler, checked and with their defaults. */
export interface ProxySettings extends Pick<
  CreateProxyHandlerParameters,
  'getUser' | 'getLimiterKey' | 'onAnswer'
> {
  /** @throws {Refusal} `API_KEY_MISSING` */
  readService: () => Promise<KeyedService>
  brand: string
  routes: ReadonlyMap<string, Route>
  cors: CorsRules
  limits: ProxyLimits
  /** In small letters; undefined for all. */
  allowedHosts: ReadonlySet<string> | undefined
  limiter: Limiter
  keyLimiter: Limiter
  /** Fields that callers may send in the body of a quote. */
  quoteFields: ReadonlySet<string>
  /** Fields beside those of the schemas, at any depth. */
  extraFields: ReadonlySet<string>
  /** Fields of every body, in place of the caller's. */
  fixedQuoteFields: Readonly<Record<string, unknown>>
  allowKeyOwnerFields: boolean
  allowSponsorship: boolean
}

const defaultLimits: ProxyLimits = {
  bodyBytes: 64 * 1024,
  queryLength: 4096,
  // As long as what the client reads.
  answerBytes: 4 * 1024 * 1024,
  timeoutMs: 30_000,
}

/**
 * Checks the options of a proxy and fills in the defaults.
 *
 * @throws {InvalidConfigError} for an option that is malformed, out of range or contradicts another one.
 * @throws {ApiKeyInBrowserError} in a browser.
 */
export function toProxySettings({
  baseUrl,
  deployment,
  testnet,
  apiKey,
  allowedOrigins,
  allowedHosts,
  mountPath = '',
  paths,
  getUser,
  limits,
  limiter = createMemoryLimiter(),
  getLimiterKey,
  keyLimiter = createMemoryLimiter({ perMinute: 6000, burst: 2000 }),
  extraFields = [],
  quoteParameters = {},
  allowKeyOwnerFields = false,
  allowSponsorship = false,
  allowCredentials = false,
  allowedHeaders = [],
  onAnswer,
  fetch = globalThis.fetch,
}: CreateProxyHandlerParameters): ProxySettings {
  if (typeof window !== 'undefined') throw new ApiKeyInBrowserError()
  if (typeof apiKey !== 'function' && !isApiKey(apiKey)) throw invalid('apiKey', apiKeyRule)
  for (const origin of allowedOrigins) checkOrigin(origin)
  for (const name of allowedHeaders) checkHeaderName(name)
  for (const host of allowedHosts ?? []) checkHostName(host)
  for (const name of extraFields) checkFieldName(name)
  // A misspelt fee would earn nothing, and nobody would notice.
  checkFields('quoteParameters', quoteParameters, [...sponsorshipFieldNames, ...creditFieldNames], invalid)
  // Sponsored app fees are the key owner's money: a caller who names the recipient would be paid by it.
  if (extraFields.includes('appFees') && (allowSponsorship || quoteParameters.subsidizeFees === true)) {
    throw invalid('extraFields', 'callers may not name appFees where the owner of the key pays fees')
  }
  checkPaths('paths', paths, invalid)
  const {
    statusV3 = defaultStatusV3Path,
    permits = defaultPermitsPath,
    ...clientPaths
  } = { ...definedPaths(deployment?.paths), ...definedPaths(paths) }
  // One cast: taken apart, it is not known any more whether an address or a deployment was given.
  const location = { baseUrl, deployment, testnet } as ServiceLocation
  const toClient = (key?: string) =>
    createClientFor('createProxyHandler', { ...location, apiKey: key, paths: clientPaths, fetch })
  const toService = (key: string) => ({
    client: toClient(key),
    holdsKey: createKeyFinder(key, minEchoLength),
  })
  const { baseUrl: address, paths: servicePaths, brand } = toClient()
  if (!URL.canParse(address)) throw invalid('baseUrl', 'it must be an absolute http or https address')
  return {
    readService: createServiceReader(apiKey, toService),
    brand,
    routes: toRoutes(mountPath, { ...servicePaths, statusV3, permits }),
    cors: {
      allowedOrigins: new Set(allowedOrigins),
      allowedHeaders: allowedHeaders.map((name) => name.toLowerCase()),
      allowCredentials,
    },
    limits: toLimits(limits),
    allowedHosts: allowedHosts && new Set(allowedHosts.map((host) => host.toLowerCase())),
    limiter,
    keyLimiter,
    // By the credit fields a caller could earn in place of the key's owner.
    quoteFields: new Set(
      [...quoteBodyFields].filter((name) => !creditFieldNames.has(name)).concat(extraFields),
    ),
    extraFields: new Set(extraFields),
    fixedQuoteFields: toFixedFields(quoteParameters, brand),
    getUser,
    getLimiterKey,
    onAnswer,
    allowKeyOwnerFields,
    allowSponsorship,
  }
}

/** @throws {InvalidConfigError} */
function toFixedFields(parameters: OwnerQuoteParameters, brand: string): Record<string, unknown> {
  try {
    const { sponsoredFeeComponents, ...fields } = encodeWithSchema(ownerFieldsSchema, parameters)
    return {
      ...fields,
      ...(sponsoredFeeComponents && { sponsoredFeeComponents: toBrand(sponsoredFeeComponents, brand) }),
    }
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error
    throw invalid(`quoteParameters.${error.field}`, error.rule)
  }
}

/**
 * How long a part of the key must be to be found in an answer, in characters: the answer is withheld whole, and a shorter
 * part, such as a prefix that says what the key is for, may be there by chance.
 */
const minEchoLength = 16

/** Longest time that a timer takes; one that is longer ends at once. */
const maxTimeoutMs = 2 ** 31 - 1

/** A limit that is no number would be none. */
function toLimits(limits: Partial<ProxyLimits> = {}): ProxyLimits {
  for (const [name, value] of Object.entries(limits)) {
    if (!(Number.isFinite(value) && value > 0))
      throw invalid(`limits.${name}`, 'it must be a positive number')
  }
  const { timeoutMs = defaultLimits.timeoutMs } = limits
  if (timeoutMs > maxTimeoutMs) throw invalid('limits.timeoutMs', `it must be at most ${maxTimeoutMs}`)
  return { ...defaultLimits, ...limits }
}

/** A shorter one would be found by chance in an answer, which would then be withheld. */
const minApiKeyLength = 8

const apiKeyRule = `it must have at least ${minApiKeyLength} visible ASCII characters; it may not be set`

function isApiKey(apiKey: unknown): apiKey is string {
  return typeof apiKey === 'string' && apiKey.length >= minApiKeyLength && /^[\x21-\x7e]+$/.test(apiKey)
}

/** What it throws may name where the key is kept. */
async function readKey(read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch {
    return undefined
  }
}

/** How long, in milliseconds, and how many keys are looked for in answers after another one has taken their place. */
const replacedKeyMs = 24 * 60 * 60_000
const maxReplacedKeys = 4

/**
 * Reads the key for each request, so that one that is changed counts at once. The service may still echo the keys before it, and
 * they may still be good: no answer may hold them either.
 */
function createServiceReader(
  apiKey: CreateProxyHandlerParameters['apiKey'],
  toService: (key: string) => KeyedService,
  clock: Pick<Clock, 'now'> = systemClock,
): () => Promise<KeyedService> {
  let known: (KeyedService & { key: string }) | undefined
  let replaced: { key: string; until: number; holdsKey: KeyedService['holdsKey'] }[] = []
  return async () => {
    const key = typeof apiKey === 'function' ? await readKey(apiKey) : apiKey
    if (!isApiKey(key)) throw new Refusal('API_KEY_MISSING', 'The proxy has no API key.')
    const now = clock.now()
    if (known?.key !== key) {
      const last = known && { key: known.key, until: now + replacedKeyMs, holdsKey: known.holdsKey }
      replaced = [...(last ? [last] : []), ...replaced].filter((one) => one.key !== key)
      known = { key, ...toService(key) }
    }
    replaced = replaced.filter(({ until }) => now < until).slice(0, maxReplacedKeys)
    const { client, holdsKey } = known
    const before = replaced
    return { client, holdsKey: (text) => holdsKey(text) || before.some((one) => one.holdsKey(text)) }
  }
}

function checkOrigin(origin: string): void {
  if (/^https?:\/\/[^*]+$/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return
  throw invalid(
    'allowedOrigins',
    `"${origin}" is no origin; write it as a browser does, such as https://app.example, without path or wildcard`,
  )
}

function checkHeaderName(name: string): void {
  if (/^[a-z0-9-]+$/i.test(name)) return
  throw invalid('allowedHeaders', `"${name}" is no name of a header; a wildcard is not taken`)
}

function checkHostName(host: string): void {
  if (
    /^[^*]+$/.test(host) &&
    URL.canParse(`http://${host}`) &&
    new URL(`http://${host}`).host === host.toLowerCase()
  )
    return
  throw invalid(
    'allowedHosts',
    `"${host}" is no host; write it as a browser does, such as app.example or localhost:5173`,
  )
}

function checkFieldName(name: string): void {
  if (/^[A-Za-z]\w*$/.test(name) && name !== 'constructor' && name !== 'prototype') return
  throw invalid('extraFields', `"${name}" is no name of a field`)
}

function invalid(argument: string, rule: string): InvalidConfigError {
  return new InvalidConfigError({ caller: 'createProxyHandler', argument, rule })
}
