/** How long a busy page may put it off, in milliseconds. */
const patienceMs = 500

/**
 * Calls once the page has nothing better to do; soon where it can't be asked for that (Safari, servers).
 *
 * @returns what calls it off.
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(act, { timeout: patienceMs })
  return () => cancelIdleCallback(id)
}
