import { createKeyFinder } from './createKeyFinder.ts'

/** Takes an API key out of what others write and what will be logged or shown. */
export interface KeyConcealer {
  /** Of a text, the words that hold the key or a part of it; all of it where it can't be told which. */
  conceal(text: string): string
  /** Of what was thrown, everything but names, codes and words: libraries keep the headers of a request in their errors. */
  concealCause(cause: unknown): unknown
}

export function createKeyConcealer(apiKey: string | undefined): KeyConcealer {
  // In a browser there is no key, and what was thrown is kept as it is.
  if (apiKey === undefined) return { conceal: (text) => text, concealCause: (cause) => cause }
  const holds = createKeyFinder(apiKey)
  const conceal = (text: string) => {
    if (!holds(text)) return text
    const words = text
      .replaceAll(apiKey, '…')
      .replaceAll(JSON.stringify(apiKey).slice(1, -1), '…')
      .replace(/[^\s"'<>()[\]{},;]+/g, (word) => (holds(word) ? '…' : word))
    return holds(words) ? '…' : words
  }
  return { conceal, concealCause: (cause) => concealError(cause, conceal, maxDepth) }
}

/** Causes are followed this deep. */
const maxDepth = 8

function concealError(thrown: unknown, conceal: (text: string) => string, depth: number): Error {
  const isObject = typeof thrown === 'object' && thrown !== null
  const { name, message, code, cause }: Partial<Record<'name' | 'message' | 'code' | 'cause', unknown>> =
    isObject ? thrown : { message: String(thrown) }
  const error = new Error(
    typeof message === 'string' ? conceal(message) : '',
    depth > 0 && cause !== undefined ? { cause: concealError(cause, conceal, depth - 1) } : undefined,
  )
  return Object.assign(error, {
    ...(typeof name === 'string' && { name: conceal(name) }),
    ...(typeof code === 'string' && { code: conceal(code) }),
    ...(typeof code === 'number' && { code }),
  })
}
