const safePath = /^\/[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/

/**
 * Whether a path that came over the network may be followed: a plain path below the service's base address, without
 * host, query, dots or escapes, since the request to it may carry an API key or a signature.
 */
export function isServicePath(path: string): boolean {
  return safePath.test(path)
}
