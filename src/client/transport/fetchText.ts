import { MalformedResponseError } from '../../errors/client.ts'
import { sendRequest } from './sendRequest.ts'

interface FetchTextParameters {
  /** Largest response that is read, in bytes. */
  maxBytes: number
  timeoutMs: number
  signal: AbortSignal | undefined
  fetch: typeof globalThis.fetch | undefined
}

/**
 * Fetches a text from exactly one URL, without cookies.
 *
 * @throws {NetworkError | TimeoutError | MalformedResponseError | AbortedError}
 */
export async function fetchText(
  { href, host, pathname }: URL,
  { maxBytes, timeoutMs, signal, fetch = globalThis.fetch }: FetchTextParameters,
): Promise<string> {
  const endpoint = `GET ${host}${pathname}`
  const { response, text } = await sendRequest({
    endpoint,
    send: (ended) => fetch(href, { credentials: 'omit', redirect: 'manual', signal: ended }),
    signal,
    timeoutMs,
    maxBytes,
  })
  const { status } = response
  if (!response.ok)
    throw new MalformedResponseError({ endpoint, status, reason: `it has the HTTP status ${status}` })
  return text
}
