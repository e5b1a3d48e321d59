/** The headers a browser wants before a page of this origin may read the answer; none for a page that is not local. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null || !isLoopbackOrigin(origin)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
  }
}

/** The answer to a browser's preflight request. */
export function preflight(origin: string | null): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': 'content-type, x-api-key',
      'access-control-max-age': '600',
    },
  })
}

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an origin is one of this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopback(origin)
}

/** Whether a request was addressed to this machine by one of its own names. */
export function isLoopbackHost(host: string): boolean {
  return isLoopback(`http://${host}`)
}

function isLoopback(address: string): boolean {
  try {
    const { hostname } = new URL(address)
    return loopbackHosts.has(hostname) || hostname.endsWith('.localhost')
  } catch {
    return false
  }
}
