import { readLinks } from '../../client/transport/readLinks.ts'

const plainHeaders: readonly string[] = ['deprecation', 'retry-after', 'sunset']

/** The `Link` relations that the API uses. Others, such as `preload`, would make a browser load their target. */
const relations: ReadonlySet<string> = new Set(['deprecation', 'sunset', 'successor-version'])

/** The response headers that are passed on: none that contains the API key. */
export function keepHeaders(headers: Headers, holdsKey: (text: string) => boolean): Record<string, string> {
  const kept = plainHeaders.map((name) => [name, headers.get(name)] as const)
  const all = [...kept, ['link', keepLinks(headers.get('link') ?? '')] as const]
  return Object.fromEntries(
    all.flatMap(([name, value]) => (!value || holdsKey(value) ? [] : [[name, value] as const])),
  )
}

function keepLinks(header: string): string {
  const links = [...readLinks(header)].filter(
    ([relation, target]) => relations.has(relation) && /^(https:\/\/|\/(?!\/))/i.test(target),
  )
  return links.map(([relation, target]) => `<${target}>; rel="${relation}"`).join(', ')
}
