import { Refusal } from '../refusal.ts'

/**
 * Reads a query of which every parameter is known and given once. What is forwarded is written anew from it, so
 * that the service can't read the same text in another way.
 *
 * @throws {Refusal}
 */
export function readQuery(
  text: string,
  { allowed, maxLength }: { allowed: ReadonlySet<string>; maxLength: number },
): URLSearchParams {
  if (text.length > maxLength) {
    throw new Refusal('QUERY_TOO_LONG', `A query may have ${maxLength} characters.`)
  }
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(text)) {
    if (!allowed.has(name)) {
      throw new Refusal('UNKNOWN_PARAMETER', 'The query has a parameter that is not served here.')
    }
    if (query.has(name)) throw new Refusal('REPEATED_PARAMETER', `"${name}" may be given once.`)
    if (unreadable.test(value)) {
      throw new Refusal('INVALID_PARAMETER', `"${name}" holds characters that nothing here needs.`)
    }
    query.set(name, value)
  }
  return query
}

/** Control characters, and what a decoder writes for bytes that are no text. */
const unreadable = /[\p{Cc}\uFFFD]/u
