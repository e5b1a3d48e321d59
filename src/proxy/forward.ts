import { isRedirect } from '../client/exchange/isRedirect.ts'
import { bindHistory, mayBeReceived } from './request/bindHistory.ts'
import { readJsonBody } from './request/readJsonBody.ts'
import { readQuoteBody } from './request/readQuoteBody.ts'
import { checkQuery } from './request/readQuery.ts'
import { refuseUnexpected } from './request/refuseUnexpected.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './routes.ts'
import { toAnswer } from './answer/toAnswer.ts'
import type { ProxySettings } from './toProxySettings.ts'
import { permitBodySchema } from '../schemas/signature/permitBody.ts'
import { countForwarded } from './limits/countRequest.ts'

interface Forwarded {
  request: Request
  route: Route
  query: URLSearchParams
  /** The caller; undefined when callers are not told apart. */
  user: string | undefined
  signal: AbortSignal
}

/**
 * Sends what is left of a request after all checks. Nothing of it is the caller's own writing: path and headers are
 * fixed, query and body are written anew.
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
  // What was refused by now leaves the key's share as it is.
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
  return toAnswer(response, {
    maxBytes: limits.answerBytes,
    signal,
    holdsKey,
    allowKeyOwnerFields,
    only: isList && user !== undefined ? { user, isReceivable } : undefined,
  })

  /** What is sent along: written anew, and checked by what it is for. */
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
    // A signature speaks for itself: nobody else can make it, and it moves what its signer agreed to.
    const permit = await readJsonBody(request, { maxBytes, signal })
    refuseUnexpected(permitBodySchema, permit, { extraFields })
    return JSON.stringify(permit)
  }
}

/** A redirect leads to a host that nobody configured. */
function refuseRedirect(response: Response): void {
  if (!isRedirect(response)) return
  // Unread, it would hold its connection.
  response.body?.cancel().catch(() => {})
  throw new Refusal('SERVICE_REDIRECTED', 'The provider redirects requests elsewhere.')
}
