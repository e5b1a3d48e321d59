import { copyError, maxCauses } from '../errors/redaction/thrown.ts'
import { createKeyFinder } from './keyFinder/createKeyFinder.ts'

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
  return { conceal, concealCause: (cause) => concealCause(cause, conceal) }
}

function concealCause(thrown: unknown, conceal: (text: string) => string, depth = maxCauses): Error {
  const error = typeof thrown === 'object' && thrown !== null ? thrown : { message: String(thrown) }
  return copyError(error, {
    conceal,
    copyCause: (cause) => (depth > 0 ? concealCause(cause, conceal, depth - 1) : undefined),
  })
}
