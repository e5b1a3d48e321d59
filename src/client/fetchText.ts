import { AbortedError, MalformedResponseError, NetworkError, TimeoutError } from '../errors/client.ts'
import { readText } from './readText.ts'

interface FetchTextParameters {
  /** Largest answer that is read, in bytes. */
  maxBytes: number
  timeoutMs: number
  signal: AbortSignal | undefined
  fetch: typeof globalThis.fetch | undefined
}

/**
 * Fetches a text from anywhere, without cookies.
 *
 * @throws {NetworkError | TimeoutError | MalformedResponseError | AbortedError}
 */
export async function fetchText(
  { href, host, pathname }: URL,
  { maxBytes, timeoutMs, signal, fetch = globalThis.fetch }: FetchTextParameters,
): Promise<string> {
  const endpoint = `GET ${host}${pathname}`
  const timeout = AbortSignal.timeout(timeoutMs)
  let status: number | undefined
  try {
    const response = await fetch(href, {
      credentials: 'omit',
      signal: AbortSignal.any([timeout, ...(signal ? [signal] : [])]),
    })
    status = response.status
    const malformed = (reason: string) =>
      new MalformedResponseError({ endpoint, status: response.status, reason })
    if (!response.ok) throw malformed(`it has the HTTP status ${status}`)
    return await readText(response.body, { maxBytes, tooLarge: () => malformed('it is too large') })
  } catch (error) {
    if (error instanceof MalformedResponseError) throw error
    if (signal?.aborted) throw new AbortedError({ endpoint, cause: error })
    if (timeout.aborted) throw new TimeoutError({ endpoint, timeoutMs, status })
    throw new NetworkError({ endpoint, status, cause: error })
  }
}
