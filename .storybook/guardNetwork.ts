/** Keeps stories on this page's own server. */
export interface NetworkGuard {
  /** @throws when another host was called since the last time. */
  check(): void
}

/**
 * Refuses to fetch from any other host, and sees what else is loaded from one, so that the story at fault fails.
 * Storybook shows several stories on one page, so it is installed once, not for each.
 */
export function guardNetwork(): NetworkGuard {
  const original = globalThis.fetch
  const foreign = new Set<string>()

  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (isOwn(url)) return original(input, init)
    foreign.add(url)
    throw new TypeError(`A story may not fetch ${url}.`)
  }
  new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'resource' })

  function note(entries: readonly PerformanceEntry[]): void {
    for (const { name } of entries) if (!isOwn(name)) foreign.add(name)
  }

  return {
    check() {
      note(performance.getEntriesByType('resource'))
      performance.clearResourceTimings()
      const urls = [...foreign]
      foreign.clear()
      if (urls.length > 0) throw new Error(`A story called another host: ${urls.join(', ')}.`)
    },
  }
}

function isOwn(url: string): boolean {
  const { protocol, host } = new URL(url, document.baseURI)
  return protocol === 'data:' || protocol === 'blob:' || host === location.host
}
