interface ReadTextParameters {
  maxBytes: number
  tooLarge: () => Error
  /** Throw for what is not UTF-8, instead of putting U+FFFD there. @default false */
  isFatal?: boolean | undefined
}

/**
 * Reads a body to its end, or to the byte that is one too many.
 *
 * @throws {TypeError} when it is not UTF-8 and must be.
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, tooLarge, isFatal = false }: ReadTextParameters,
): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: isFatal })
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      // Nobody waits for the sender to agree.
      reader.cancel().catch(() => {})
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}
