interface ReadTextParameters {
  maxBytes: number
  tooLarge: () => Error
  /** Stops reading, and releases the sender. */
  signal?: AbortSignal | undefined
  /** Throws if the body isn't UTF-8, instead of inserting U+FFFD. @default false */
  isFatal?: boolean | undefined
}

/**
 * Reads a body to its end, or until it exceeds the limit.
 *
 * @throws {TypeError} when it must be UTF-8 and isn't; or the signal's reason.
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, tooLarge, signal, isFatal = false }: ReadTextParameters,
): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  // Doesn't wait for the sender to agree.
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
