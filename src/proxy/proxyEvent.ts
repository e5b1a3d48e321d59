import type { ProxyErrorCode } from './refusal.ts'
import type { Route } from './routes.ts'

/** The facts about one response, safe for any log: no query, body, header, address or key. */
export interface ProxyEvent {
  /** In uppercase: `GET`, `POST`, `OPTIONS`. */
  method: string
  /** The route that was called; undefined for an unknown path. */
  route: Route['kind'] | undefined
  /** HTTP status of the response. */
  status: number
  /** Why the handler itself rejected it; undefined if the provider's response was forwarded. */
  errorCode: ProxyErrorCode | undefined
  /** Time from the request to its response, in milliseconds. */
  durationMs: number
}
