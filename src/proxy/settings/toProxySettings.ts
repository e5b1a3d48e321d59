import { createClientFor } from '../../client/createClient.ts'
import { writeJson } from '../../client/writeJson.ts'
import type { ServiceLocation } from '../../client/deployment/deployment.ts'
import { ApiKeyInBrowserError, InvalidRequestError } from '../../errors/client.ts'
import type { CorsRules } from '../request/cors.ts'
import { createMemoryLimiter, type Limiter } from '../limits/createMemoryLimiter.ts'
import type { CreateProxyHandlerParameters, ProxyLimits } from '../proxyParameters.ts'
import { encodeWithSchema } from '../../schemas/base/encodeWithSchema.ts'
import { toBrandedComponents } from '../../schemas/brand.ts'
import {
  creditFieldNames,
  ownerFieldsSchema,
  quoteBodyFields,
  type OwnerQuoteParameters,
} from '../../schemas/quote/body/quoteBody.ts'
import { checkProxyParameters, invalidParameter } from './checkProxyParameters.ts'
import { createServiceReader, type KeyedService } from './createServiceReader.ts'
import { toRoutes, type Route } from '../routes.ts'

/** The checked options of a handler, with their defaults. */
export interface ProxySettings extends Pick<
  CreateProxyHandlerParameters,
  'getUser' | 'getLimiterKey' | 'onResponse'
> {
  /** @throws {Refusal} `API_KEY_MISSING` */
  readService: () => Promise<KeyedService>
  brand: string
  routes: ReadonlyMap<string, Route>
  cors: CorsRules
  limits: ProxyLimits
  /** In lower case; undefined for all. */
  allowedHosts: ReadonlySet<string> | undefined
  limiter: Limiter
  keyLimiter: Limiter
  /** Fields that callers may send in the body of a quote. */
  quoteFields: ReadonlySet<string>
  /** Fields in addition to those of the schemas, at any depth. */
  extraFields: ReadonlySet<string>
  /** Fields of every body, which replace the caller's. */
  fixedQuoteFields: Readonly<Record<string, unknown>>
  allowKeyOwnerFields: boolean
  allowSponsorship: boolean
}

const defaultLimits: ProxyLimits = {
  bodyBytes: 64 * 1024,
  queryLength: 4096,
  // The same limit as the client's.
  responseBytes: 4 * 1024 * 1024,
  timeoutMs: 30_000,
}

/**
 * Checks the options of a proxy and fills in the defaults.
 *
 * @throws {InvalidConfigError} for an option that is malformed, out of range or contradicts another one.
 * @throws {ApiKeyInBrowserError} in a browser.
 */
export function toProxySettings(parameters: CreateProxyHandlerParameters): ProxySettings {
  if (typeof window !== 'undefined') throw new ApiKeyInBrowserError()
  checkProxyParameters(parameters)
  const {
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
    onResponse,
    fetch = globalThis.fetch,
  } = parameters
  // One cast: destructuring loses whether a URL or a deployment was given.
  const location = { baseUrl, deployment, testnet } as ServiceLocation
  const toClient = (key?: string) =>
    createClientFor('createProxyHandler', { ...location, apiKey: key, paths, fetch })
  const { baseUrl: address, paths: servicePaths, brand } = toClient()
  if (!URL.canParse(address))
    throw invalidParameter('baseUrl', 'it must be an absolute http or https address')
  return {
    readService: createServiceReader(apiKey, toClient),
    brand,
    routes: toRoutes(mountPath, servicePaths),
    cors: {
      allowedOrigins: new Set(allowedOrigins),
      allowedHeaders: allowedHeaders.map((name) => name.toLowerCase()),
      allowCredentials,
    },
    limits: { ...defaultLimits, ...limits },
    allowedHosts: allowedHosts && new Set(allowedHosts.map((host) => host.toLowerCase())),
    limiter,
    keyLimiter,
    // Through the credit fields, a caller could earn instead of the key's owner.
    quoteFields: new Set(
      [...quoteBodyFields].filter((name) => !creditFieldNames.has(name)).concat(extraFields),
    ),
    extraFields: new Set(extraFields),
    fixedQuoteFields: toFixedFields(quoteParameters, brand),
    getUser,
    getLimiterKey,
    onResponse,
    allowKeyOwnerFields,
    allowSponsorship,
  }
}

/** @throws {InvalidConfigError} */
function toFixedFields(parameters: OwnerQuoteParameters, brand: string): Record<string, unknown> {
  try {
    const { sponsoredFeeComponents, ...fields } = encodeWithSchema(ownerFieldsSchema, parameters)
    // Otherwise every quote would fail.
    writeJson(fields)
    return {
      ...fields,
      ...(sponsoredFeeComponents && {
        sponsoredFeeComponents: toBrandedComponents(sponsoredFeeComponents, brand),
      }),
    }
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error
    throw invalidParameter(`quoteParameters.${error.field}`, error.rule)
  }
}
