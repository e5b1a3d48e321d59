import { isServicePath } from '../schemas/servicePath.ts'
import type { PlanItem } from './planItems.ts'

/**
 * Reads where an item asks to be followed. The answer came from the network, and the request may carry an API
 * key: only a plain path below the client's base, about the step's own request, is followed.
 *
 * @returns the path without its query, or undefined when it must not be followed.
 */
export function statusPathOf({
  check,
  requestId,
}: Pick<PlanItem, 'check' | 'requestId'>): string | undefined {
  const [, path = '', query] = check?.endpoint.match(/^([^?]*)\?([^?]*)$/) ?? []
  if (requestId === undefined || !isServicePath(path)) return undefined
  const isAboutRequest = `${new URLSearchParams(query)}` === `${new URLSearchParams({ requestId })}`
  return isAboutRequest ? path : undefined
}

/** Where the request of several items is followed: as the first of them asks that may be heeded. */
export function firstStatusPath(items: readonly Pick<PlanItem, 'check' | 'requestId'>[]): string | undefined {
  return items.map(statusPathOf).find((path) => path !== undefined)
}
