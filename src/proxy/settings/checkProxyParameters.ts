import { checkFields } from '../../errors/checks/checkFields.ts'
import { checkPaths } from '../../client/deployment/checkPaths.ts'
import { InvalidConfigError } from '../../errors/config.ts'
import { creditFieldNames, sponsorshipFieldNames } from '../../schemas/quote/body/quoteBody.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { maxTimeoutMs } from '../../utils/time/clock.ts'
import { apiKeyRule, isApiKey } from './apiKey.ts'
import type { CreateProxyHandlerParameters, ProxyLimits } from '../proxyParameters.ts'

const functionNames = ['getUser', 'getLimiterKey', 'onResponse', 'fetch'] as const
const limiterNames = ['limiter', 'keyLimiter'] as const
const switchNames = ['allowKeyOwnerFields', 'allowSponsorship', 'allowCredentials'] as const
const listNames = ['allowedOrigins', 'allowedHosts', 'allowedHeaders', 'extraFields'] as const

const parameterNames = fieldNames<Names<CreateProxyHandlerParameters>>({
  baseUrl: true,
  deployment: true,
  testnet: true,
  apiKey: true,
  allowedOrigins: true,
  allowedHosts: true,
  mountPath: true,
  paths: true,
  getUser: true,
  limits: true,
  limiter: true,
  getLimiterKey: true,
  keyLimiter: true,
  extraFields: true,
  allowKeyOwnerFields: true,
  quoteParameters: true,
  allowSponsorship: true,
  allowCredentials: true,
  allowedHeaders: true,
  onResponse: true,
  fetch: true,
})

const limitNames = fieldNames<keyof ProxyLimits>({
  bodyBytes: true,
  queryLength: true,
  responseBytes: true,
  timeoutMs: true,
})

/** The names in any of several types. */
type Names<parameters> = parameters extends unknown ? keyof parameters : never

/**
 * Rejects invalid parameters. A misspelled parameter, or one of another type, wouldn't restrict what it was meant to.
 *
 * @throws {InvalidConfigError} naming the first invalid one.
 */
export function checkProxyParameters(parameters: CreateProxyHandlerParameters): void {
  if (!isObject(parameters)) throw invalidParameter('parameters', 'it must be an object')
  checkFields(undefined, parameters, parameterNames, invalidParameter)
  checkValues(parameters)
  const { apiKey, extraFields = [], quoteParameters, allowSponsorship, paths } = parameters
  if (typeof apiKey !== 'function' && !isApiKey(apiKey)) throw invalidParameter('apiKey', apiKeyRule)
  // Untyped code may omit it; no page of another origin is an empty list.
  if (!Array.isArray(parameters.allowedOrigins))
    throw invalidParameter('allowedOrigins', 'it must be an array')
  for (const origin of parameters.allowedOrigins) checkOrigin(origin)
  for (const name of parameters.allowedHeaders ?? []) checkHeaderName(name)
  for (const host of parameters.allowedHosts ?? []) checkHostName(host)
  for (const name of extraFields) checkFieldName(name)
  // A misspelled fee would silently earn nothing.
  const ownerFields = [...sponsorshipFieldNames, ...creditFieldNames]
  checkFields('quoteParameters', quoteParameters, ownerFields, invalidParameter)
  // The key owner pays sponsored app fees: a caller who names the recipient would be paid by them.
  if (extraFields.includes('appFees') && (allowSponsorship || quoteParameters?.subsidizeFees === true)) {
    throw invalidParameter('extraFields', 'callers may not name appFees where the owner of the key pays fees')
  }
  checkPaths('paths', paths, invalidParameter)
  checkLimits(parameters.limits)
}

export function invalidParameter(argument: string, rule: string): InvalidConfigError {
  return new InvalidConfigError({ caller: 'createProxyHandler', argument, rule })
}

/** Untyped code easily passes `null` or `'false'`. */
function checkValues(parameters: CreateProxyHandlerParameters): void {
  const check = (
    names: readonly (keyof CreateProxyHandlerParameters)[],
    rule: string,
    isRight: (value: unknown) => boolean,
  ) => {
    const wrong = names.find((name) => parameters[name] !== undefined && !isRight(parameters[name]))
    if (wrong !== undefined) throw invalidParameter(wrong, rule)
  }
  check(functionNames, 'it must be a function', (value) => typeof value === 'function')
  check(switchNames, 'it must be true or false', (value) => typeof value === 'boolean')
  check(listNames, 'it must be an array', Array.isArray)
  check(limiterNames, 'it must have a method `take`', isLimiter)
}

function isLimiter(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'take' in value && typeof value.take === 'function'
}

/** A limit that isn't a number wouldn't limit anything. */
function checkLimits(limits: Partial<ProxyLimits> | undefined): void {
  checkFields('limits', limits, limitNames, invalidParameter)
  for (const [name, value] of Object.entries(limits ?? {})) {
    if (!(Number.isFinite(value) && value > 0))
      throw invalidParameter(`limits.${name}`, 'it must be a positive number')
  }
  if ((limits?.timeoutMs ?? 0) > maxTimeoutMs)
    throw invalidParameter('limits.timeoutMs', `it must be at most ${maxTimeoutMs}`)
}

function checkOrigin(origin: string): void {
  if (/^https?:\/\/[^*]+$/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return
  throw invalidParameter(
    'allowedOrigins',
    `"${origin}" isn’t an origin; write it as a browser does, such as https://app.example, without path or wildcard`,
  )
}

function checkHeaderName(name: string): void {
  if (/^[a-z0-9-]+$/i.test(name)) return
  throw invalidParameter('allowedHeaders', `"${name}" isn’t a header name; wildcards aren’t allowed`)
}

function checkHostName(host: string): void {
  if (
    typeof host === 'string' &&
    /^[^*]+$/.test(host) &&
    URL.canParse(`http://${host}`) &&
    new URL(`http://${host}`).host === host.toLowerCase()
  )
    return
  throw invalidParameter(
    'allowedHosts',
    `"${host}" isn’t a host; write it as a browser does, such as app.example or localhost:5173`,
  )
}

function checkFieldName(name: string): void {
  if (/^[A-Za-z]\w*$/.test(name) && name !== 'constructor' && name !== 'prototype') return
  throw invalidParameter('extraFields', `"${name}" isn’t a field name`)
}
