import { Refusal } from '../refusal.ts'

/**
 * Lets pass what was sent to a host of the deployer's. A page whose name leads to this server, by DNS, counts as the
 * server's own page to a browser, and only `Host` tells.
 *
 * @throws {Refusal} `HOST_NOT_ALLOWED`
 */
export function checkHost({ headers, url }: Request, allowedHosts: ReadonlySet<string> | undefined): void {
  if (!allowedHosts) return
  const host = headers.get('host') ?? (URL.canParse(url) ? new URL(url).host : '')
  if (allowedHosts.has(host.toLowerCase())) return
  throw new Refusal('HOST_NOT_ALLOWED', 'This host is not served.')
}
