import { Refusal } from '../refusal.ts'

/**
 * Allows requests to the deployer's hosts only. If a page's domain points to this server by DNS, browsers treat it as
 * the server's own page, and only `Host` reveals it.
 *
 * @throws {Refusal} `HOST_NOT_ALLOWED`
 */
export function checkHost({ headers, url }: Request, allowedHosts: ReadonlySet<string> | undefined): void {
  if (!allowedHosts) return
  const host = headers.get('host') ?? (URL.canParse(url) ? new URL(url).host : '')
  if (allowedHosts.has(host.toLowerCase())) return
  throw new Refusal('HOST_NOT_ALLOWED', 'This host isn’t allowed.')
}
