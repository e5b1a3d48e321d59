import type * as z from 'zod/mini'
import { defaultServicePaths, type ServicePaths } from '../schemas/servicePaths.ts'
import { InvalidConfigError } from '../errors/config.ts'
import { requestStatusQuerySchema } from '../schemas/status/requestStatusQuery.ts'
import { requestsQuerySchema } from '../schemas/requests/query/requestsQuery.ts'
import { isServicePath } from '../schemas/servicePath.ts'
import { signatureQuerySchema } from '../schemas/signature/signatureQuery.ts'
import { Refusal } from './refusal.ts'

/** What each parameter of a query may be. */
export type QueryShape = Readonly<Record<string, z.ZodMiniType>>

/** One thing that may be asked through the proxy; `health` is answered by the proxy itself. */
export interface Route {
  kind: 'quote' | 'permit' | 'status' | 'requests' | 'health'
  method: 'GET' | 'POST'
  /** Path below the service's base address. */
  path: string
  /** Query parameters that may be given, each once, and what each may be. */
  parameters: QueryShape
}

const { shape: statusParameters } = requestStatusQuerySchema

/**
 * Everything that is forwarded, keyed by the path that a caller uses.
 *
 * @throws {InvalidConfigError} for a path that is not plain.
 */
export function toRoutes(mountPath: string, paths: ServicePaths): ReadonlyMap<string, Route> {
  const routes: readonly Route[] = [
    { kind: 'quote', method: 'POST', path: paths.quote, parameters: {} },
    { kind: 'permit', method: 'POST', path: paths.permits, parameters: signatureQuerySchema.shape },
    { kind: 'status', method: 'GET', path: paths.status, parameters: statusParameters },
    { kind: 'status', method: 'GET', path: paths.statusV3, parameters: statusParameters },
    // Steps may name a lookup that the deployment serves beside its own.
    { kind: 'status', method: 'GET', path: defaultServicePaths.status, parameters: statusParameters },
    { kind: 'status', method: 'GET', path: defaultServicePaths.statusV3, parameters: statusParameters },
    { kind: 'requests', method: 'GET', path: paths.requests, parameters: requestsQuerySchema.shape },
    { kind: 'health', method: 'GET', path: '/health', parameters: {} },
  ]
  const mount = plainPath('mountPath', mountPath)
  return new Map(routes.map((route) => [`${mount}${plainPath('paths', route.path)}`, route]))
}

/** Splits an address without giving it a normal form: whatever is not written plainly is not found. */
const targetPattern = /^https?:\/\/[^/?#\\]+(?<path>\/[^?#]*)(?:\?(?<query>[^#]*))?$/

/** What an address asks for; undefined where nothing is served. */
export function routeKindOf(routes: ReadonlyMap<string, Route>, url: string): Route['kind'] | undefined {
  return routes.get(targetPattern.exec(url)?.groups?.['path'] ?? '')?.kind
}

/**
 * Finds the route of an address, by comparing its path letter for letter.
 *
 * @throws {Refusal} `NOT_FOUND`
 */
export function findRoute(
  routes: ReadonlyMap<string, Route>,
  url: string,
): { route: Route; queryText: string } {
  const { path = '', query: queryText = '' } = targetPattern.exec(url)?.groups ?? {}
  const route = routes.get(path)
  if (!route) throw new Refusal('NOT_FOUND', 'Nothing is served at this path.')
  return { route, queryText }
}

function plainPath(argument: string, path: string): string {
  if (path === '' || isServicePath(path)) return path
  throw new InvalidConfigError({
    caller: 'createProxyHandler',
    argument,
    rule: `"${path}" is no path for the proxy; write segments of letters, digits, . _ ~ - after a /`,
  })
}
