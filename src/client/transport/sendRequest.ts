import { AbortedError, MalformedResponseError, NetworkError, TimeoutError } from '../../errors/client.ts'
import { InvalidConfigError } from '../../errors/config.ts'
import { raceAbort } from '../../utils/time/raceAbort.ts'
import { startDeadline } from '../../utils/time/startDeadline.ts'
import { isRedirect } from './isRedirect.ts'
import { readText } from './readText.ts'

interface SendRequestParameters {
  /** Used in messages. */
  endpoint: string
  /** Sends the request, until the signal aborts. */
  send: (signal: AbortSignal) => Promise<Response>
  signal: AbortSignal | undefined
  timeoutMs: number
  /** Largest response that is read, in bytes. */
  maxBytes: number
  /** Removes secrets from a thrown value. @default nothing is removed */
  concealCause?: ((cause: unknown) => unknown) | undefined
}

/**
 * Sends a request and reads its whole body in time; the response must come from the requested URL.
 *
 * @throws {AbortedError | TimeoutError | NetworkError | MalformedResponseError | InvalidConfigError}
 */
export async function sendRequest({
  endpoint,
  send,
  signal,
  timeoutMs,
  maxBytes,
  concealCause = (cause) => cause,
}: SendRequestParameters): Promise<{ response: Response; text: string }> {
  if (signal?.aborted) throw new AbortedError({ endpoint, cause: signal.reason })
  const deadline = startDeadline({ timeoutMs, signal })
  let status: number | undefined
  const receive = async () => {
    const response = await send(deadline.signal)
    status = response.status
    return { response, text: await readBody(response, { endpoint, maxBytes, signal: deadline.signal }) }
  }
  try {
    // Not every `fetch` obeys its signal.
    return await raceAbort(receive(), deadline.signal)
  } catch (cause) {
    if (cause instanceof MalformedResponseError || cause instanceof InvalidConfigError) throw cause
    if (deadline.isOver()) throw new TimeoutError({ endpoint, timeoutMs, status })
    if (signal?.aborted) throw new AbortedError({ endpoint, cause: signal.reason })
    throw new NetworkError({ endpoint, status, cause: concealCause(cause) })
  } finally {
    deadline.clear()
  }
}

/** Reads a body up to the maximum size; it must come from the requested URL. */
async function readBody(
  response: Response,
  { endpoint, maxBytes, signal }: Pick<SendRequestParameters, 'endpoint' | 'maxBytes' | 'signal'>,
): Promise<string> {
  const { status, body } = response
  const malformed = (reason: string) => new MalformedResponseError({ endpoint, status, reason })
  if (isRedirect(response)) {
    // An unread body would keep its connection open.
    body?.cancel().catch(() => {})
    throw malformed('it leads to another address')
  }
  const tooLarge = () => malformed(`it is longer than ${maxBytes} bytes`)
  // Some platforms have no streams.
  return body ? readText(body, { maxBytes, tooLarge, signal }) : response.text()
}
