import { isRedirect } from '../client/transport/isRedirect.ts'
import { bindHistory, mayBeReceived } from './request/bindHistory.ts'
import { readJsonBody } from './request/readJsonBody.ts'
import { readQuoteBody } from './request/readQuoteBody.ts'
import { checkQuery } from './request/readQuery.ts'
import { refuseUnexpected } from './request/refuseUnexpected.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './routes.ts'
import { toClientResponse } from './response/toClientResponse.ts'
import type { ProxySettings } from './settings/toProxySettings.ts'
import { permitBodySchema } from '../schemas/signature/permitBody.ts'
import { countForwarded } from './limits/countRequest.ts'

interface Forwarded {
  request: Request
  route: Route
  query: URLSearchParams
  /** The caller; undefined if callers aren't identified. */
  user: string | undefined
  signal: AbortSignal
}

/**
 * Sends a request that passed all checks. Nothing is sent as the caller wrote it: path and headers are fixed, query and
 * body are rewritten.
 *
 * @throws {Refusal}
 */
export async function forward(
  { request, route, query, user, signal }: Forwarded,
  {
    readService,
    brand,
    limits,
    keyLimiter,
    quoteFields,
    extraFields,
    fixedQuoteFields,
    allowKeyOwnerFields,
    allowSponsorship,
  }: ProxySettings,
): Promise<Response> {
  const { kind, method, path } = route
  const isList = kind === 'requests'
  const isReceivable = mayBeReceived(query)
  const sent = isList ? bindHistory(query, { user, allowKeyOwnerFields }) : query
  checkQuery(sent, route.parameters)
  const body = await readBody()
  const { client, holdsKey } = await readService()
  // Requests rejected so far don't count against the key's limit.
  await countForwarded(keyLimiter)
  const response = await client
    .send(sent.size > 0 ? `${path}?${sent}` : path, {
      method,
      signal,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    .catch(() => {
      throw new Refusal('SERVICE_UNAVAILABLE', 'The provider can’t be reached.')
    })
  refuseRedirect(response)
  return toClientResponse(response, {
    maxBytes: limits.responseBytes,
    signal,
    holdsKey,
    allowKeyOwnerFields,
    only: isList && user !== undefined ? { user, isReceivable } : undefined,
  })

  /** The body to send: rewritten, and checked for its purpose. */
  async function readBody(): Promise<string | undefined> {
    const { bodyBytes: maxBytes } = limits
    if (kind === 'quote')
      return readQuoteBody(request, {
        maxBytes,
        signal,
        allowed: quoteFields,
        extraFields,
        brand,
        fixed: fixedQuoteFields,
        user,
        allowSponsorship,
      })
    if (kind !== 'permit') return undefined
    // Signatures need no user check: only the signer can create one, and it moves only what the signer agreed to.
    const permit = await readJsonBody(request, { maxBytes, signal })
    refuseUnexpected(permitBodySchema, permit, { extraFields })
    return JSON.stringify(permit)
  }
}

/** A redirect leads to a host that wasn't configured. */
function refuseRedirect(response: Response): void {
  if (!isRedirect(response)) return
  // An unread body would keep its connection open.
  response.body?.cancel().catch(() => {})
  throw new Refusal('SERVICE_REDIRECTED', 'The provider redirects requests elsewhere.')
}
