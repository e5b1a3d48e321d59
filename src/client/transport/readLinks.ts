/** Targets of a `Link` header by their relation (RFC 8288). */
export function readLinks(header: string): ReadonlyMap<string, string> {
  const entries = header.matchAll(/<([^<>]*)>[^<]*?;\s*rel="?([\w-]+)"?/g)
  return new Map([...entries].map(([, target = '', relation = '']) => [relation, target]))
}
