interface ReadTextParameters {
  maxBytes: number
  tooLarge: () => Error
  /** Ends the reading, and lets go of the sender. */
  signal?: AbortSignal | undefined
  /** Throw for what is not UTF-8, instead of putting U+FFFD there. @default false */
  isFatal?: boolean | undefined
}

/**
 * Reads a body to its end, or to the byte that is one too many.
 *
 * @throws {TypeError} when it is not UTF-8 and must be; what the signal was aborted with.
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, tooLarge, signal, isFatal = false }: ReadTextParameters,
): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  // Nobody waits for the sender to agree.
  const leave = () => void reader.cancel().catch(() => {})
  signal?.addEventListener('abort', leave, { once: true })
  if (signal?.aborted) leave()
  const decoder = new TextDecoder('utf-8', { fatal: isFatal })
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    signal?.throwIfAborted()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      leave()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}
