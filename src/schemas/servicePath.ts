const safePath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/

/**
 * Whether a path may be requested, wherever it came from: a plain path below the provider's base URL, without host,
 * query, escapes or a way up, since the request may carry an API key or a signature.
 */
export function isServicePath(path: unknown): boolean {
  return typeof path === 'string' && safePath.test(path)
}
