import { isServicePath } from '../schemas/servicePath.ts'
import type { Invalid } from '../errors/checks/checkFields.ts'
import { definedPaths } from './deployment/checkPaths.ts'
import { defaultServicePaths } from '../schemas/servicePaths.ts'
import type { Deployment } from './deployment/deployment.ts'

interface Place {
  baseUrl: string | undefined
  deployment: Deployment | undefined
  testnet: boolean
}

/** Returns the base URL to request. Both addresses of a deployment are checked, since the proxy gets it as well. */
export function resolveBaseUrl({ baseUrl, deployment, testnet }: Place, invalid: Invalid): string {
  if (baseUrl !== undefined && typeof baseUrl !== 'string') throw invalid('baseUrl', 'it must be text')
  const path = baseUrl?.replace(/\/+$/, '') ?? ''
  const own = isServicePath(path) ? path : readBaseUrl('baseUrl', baseUrl, invalid)
  const mainnet = readBaseUrl('deployment.baseUrl', deployment?.baseUrl, invalid)
  const test = readBaseUrl('deployment.testnetBaseUrl', deployment?.testnetBaseUrl, invalid)
  checkEnd('baseUrl', own, { deployment, invalid })
  checkEnd('deployment.baseUrl', mainnet, { deployment, invalid })
  checkEnd('deployment.testnetBaseUrl', test, { deployment, invalid })
  if (test !== undefined && test === mainnet)
    throw invalid('deployment.testnetBaseUrl', 'it must not be the address of the main networks')
  const address = own ?? (testnet ? test : mainnet)
  if (address !== undefined) return address
  throw testnet && deployment
    ? invalid('deployment.testnetBaseUrl', 'it must be given where `testnet` is')
    : invalid('baseUrl', 'give `baseUrl` or `deployment`')
}

/** Rejects an address that was copied together with an endpoint. */
function checkEnd(
  argument: string,
  address: string | undefined,
  { deployment, invalid }: { deployment: Deployment | undefined; invalid: Invalid },
): void {
  const paths = [
    ...Object.values({ ...defaultServicePaths, ...definedPaths(deployment?.paths) }),
    ...Object.values(defaultServicePaths),
  ]
  const unversioned = address?.replace(/\/v\d+$/, '')
  const path = paths.find((one) => address?.endsWith(one) || unversioned?.endsWith(one))
  if (path === undefined) return
  throw invalid(argument, `it ends with an endpoint’s own path: leave out ${path}`)
}

/** A path belongs to the page's own server, whatever the page's `<base>` says. */
export function pageOrigin(invalid: Invalid): string {
  const origin = typeof location === 'undefined' ? 'null' : location.origin
  if (origin !== 'null') return origin
  throw invalid('baseUrl', 'outside of a page with an address it must be an absolute address, not a path')
}

export const absoluteRule = 'it must be an absolute http or https address'

function readBaseUrl(argument: string, baseUrl: string | undefined, invalid: Invalid): string | undefined {
  if (baseUrl === undefined) return undefined
  let url: URL
  try {
    url = new URL(baseUrl)
  } catch {
    throw invalid(argument, absoluteRule)
  }
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.search || url.hash) {
    throw invalid(argument, 'it must be an http or https address without credentials, query or fragment')
  }
  return url.href.replace(/\/+$/, '')
}
