import { isServicePath } from '../schemas/servicePath.ts'
import type { QuoteItem } from './quoteItems.ts'

/**
 * Finds where an item's status is to be looked up. The item came from the network, and the lookup may carry an API key, so only a plain
 * path below the client's base URL, for the step's own request, is accepted.
 *
 * @returns the path without its query; undefined if it isn't accepted.
 */
export function statusPathOf({
  check,
  requestId,
}: Pick<QuoteItem, 'check' | 'requestId'>): string | undefined {
  const [, path = '', query] = check?.endpoint.match(/^([^?]*)\?([^?]*)$/) ?? []
  if (requestId === undefined || !isServicePath(path)) return undefined
  const isAboutRequest = `${new URLSearchParams(query)}` === `${new URLSearchParams({ requestId })}`
  return isAboutRequest ? path : undefined
}

/** Where to look up the request of several items: the first path that is accepted. */
export function firstStatusPath(
  items: readonly Pick<QuoteItem, 'check' | 'requestId'>[],
): string | undefined {
  return items.map(statusPathOf).find((path) => path !== undefined)
}
