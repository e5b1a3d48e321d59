import type { ProxyErrorCode } from './refusal.ts'
import type { Route } from './routes.ts'

/** The facts about one response, safe for any log: no query, body, header, address or key. */
export interface ProxyEvent {
  /** In capitals: `GET`, `POST`, `OPTIONS`. */
  method: string
  /** What was asked for; undefined for a path at which nothing is served. */
  route: Route['kind'] | undefined
  /** HTTP status of the answer. */
  status: number
  /** Why the handler itself refused; undefined where the service's answer was passed on. */
  errorCode: ProxyErrorCode | undefined
  /** From the request to its answer, in milliseconds. */
  durationMs: number
}
