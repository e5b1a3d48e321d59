import { copyError, maxCauses } from '../errors/redaction/thrown.ts'
import { createKeyFinder } from './keyFinder/createKeyFinder.ts'

/** Removes an API key from what others write before it is logged or shown. */
interface KeyConcealer {
  /**
   * Replaces the words of a text that contain the key or a part of it; the whole text if the words can't be determined.
   */
  conceal(text: string): string
  /** Keeps only names, codes and texts of a thrown value: libraries keep a request's headers in their errors. */
  concealCause(cause: unknown): unknown
}

export function createKeyConcealer(apiKey: string | undefined): KeyConcealer {
  // In a browser there is no key, and thrown values are kept unchanged.
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
