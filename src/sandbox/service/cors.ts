/** The headers a browser wants before a page of this origin may read the answer; none for a page that is not local. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null || !isLoopback(origin)) return { vary: 'origin' }
  return { vary: 'origin', 'access-control-allow-origin': origin }
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

function isLoopback(origin: string): boolean {
  try {
    const { hostname } = new URL(origin)
    return loopbackHosts.has(hostname) || hostname.endsWith('.localhost')
  } catch {
    return false
  }
}
