import type * as z from 'zod/mini'
import { defaultServicePaths, type ServicePaths } from '../schemas/servicePaths.ts'
import { InvalidConfigError } from '../errors/config.ts'
import { requestStatusQuerySchema } from '../schemas/status/requestStatusQuery.ts'
import { requestsQuerySchema } from '../schemas/requests/query/requestsQuery.ts'
import { isServicePath } from '../schemas/servicePath.ts'
import { signatureQuerySchema } from '../schemas/signature/signatureQuery.ts'
import { Refusal } from './refusal.ts'

/** The allowed values of each query parameter. */
export type QueryShape = Readonly<Record<string, z.ZodMiniType>>

/** One endpoint of the proxy; the proxy itself responds to `health`. */
export interface Route {
  kind: 'quote' | 'permit' | 'status' | 'requests' | 'health'
  method: 'GET' | 'POST'
  /** Path below the provider's base URL. */
  path: string
  /** The query parameters that may be given, each once, and their allowed values. */
  parameters: QueryShape
}

const { shape: statusParameters } = requestStatusQuerySchema

/**
 * All routes, keyed by the path that a caller uses.
 *
 * @throws {InvalidConfigError} for a path that isn't plain.
 */
export function toRoutes(mountPath: string, paths: ServicePaths): ReadonlyMap<string, Route> {
  const routes: readonly Route[] = [
    { kind: 'quote', method: 'POST', path: paths.quote, parameters: {} },
    { kind: 'permit', method: 'POST', path: paths.permits, parameters: signatureQuerySchema.shape },
    { kind: 'status', method: 'GET', path: paths.status, parameters: statusParameters },
    { kind: 'status', method: 'GET', path: paths.statusV3, parameters: statusParameters },
    // Steps may name a lookup that the deployment serves in addition to its own.
    { kind: 'status', method: 'GET', path: defaultServicePaths.status, parameters: statusParameters },
    { kind: 'status', method: 'GET', path: defaultServicePaths.statusV3, parameters: statusParameters },
    { kind: 'requests', method: 'GET', path: paths.requests, parameters: requestsQuerySchema.shape },
    { kind: 'health', method: 'GET', path: '/health', parameters: {} },
  ]
  const mount = plainPath('mountPath', mountPath)
  return new Map(routes.map((route) => [`${mount}${plainPath('paths', route.path)}`, route]))
}

/** Splits a URL without normalizing it: one that isn't written plainly isn't found. */
const targetPattern = /^https?:\/\/[^/?#\\]+(?<path>\/[^?#]*)(?:\?(?<query>[^#]*))?$/

/** The route of a URL; undefined if there is none. */
export function routeKindOf(routes: ReadonlyMap<string, Route>, url: string): Route['kind'] | undefined {
  return routes.get(targetPattern.exec(url)?.groups?.['path'] ?? '')?.kind
}

/**
 * Finds the route of a URL by its exact path.
 *
 * @throws {Refusal} `NOT_FOUND`
 */
export function findRoute(
  routes: ReadonlyMap<string, Route>,
  url: string,
): { route: Route; queryText: string } {
  const { path = '', query: queryText = '' } = targetPattern.exec(url)?.groups ?? {}
  const route = routes.get(path)
  if (!route) throw new Refusal('NOT_FOUND', 'There is nothing at this path.')
  return { route, queryText }
}

function plainPath(argument: string, path: string): string {
  if (path === '' || isServicePath(path)) return path
  throw new InvalidConfigError({
    caller: 'createProxyHandler',
    argument,
    rule: `"${path}" isn’t a path for the proxy; write segments of letters, digits, . _ ~ - after a /`,
  })
}
