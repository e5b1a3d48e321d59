import type * as z from 'zod/mini'
import { parseWithSchema, SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { Refusal } from '../refusal.ts'
import type { QueryShape } from '../routes.ts'

/**
 * Reads a query whose parameters are all known and given once. The forwarded query is rewritten from it, so that the
 * provider can't read the same text differently.
 *
 * @throws {Refusal}
 */
export function readQuery(
  text: string,
  { allowed, maxLength }: { allowed: QueryShape; maxLength: number },
): URLSearchParams {
  if (text.length > maxLength) {
    throw new Refusal('QUERY_TOO_LONG', `The query may have at most ${maxLength} characters.`)
  }
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(allowed, name)) {
      throw new Refusal('UNKNOWN_PARAMETER', 'The query has an unknown parameter.')
    }
    if (query.has(name)) throw new Refusal('REPEATED_PARAMETER', `"${name}" is given more than once.`)
    if (unreadable.test(value)) {
      throw new Refusal('INVALID_PARAMETER', `"${name}" contains characters that aren’t allowed.`)
    }
    query.set(name, value)
  }
  return query
}

/**
 * Checks that every parameter of a query is valid.
 *
 * @throws {Refusal} `INVALID_PARAMETER`, naming the first that isn't.
 */
export function checkQuery(query: URLSearchParams, allowed: QueryShape): void {
  for (const [name, schema] of Object.entries(allowed)) {
    const value = query.get(name)
    if (value !== null) checkValue(name, value, schema)
  }
}

function checkValue(name: string, value: string, schema: z.ZodMiniType): void {
  try {
    parseWithSchema(schema, value)
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw new Refusal('INVALID_PARAMETER', `"${name}" is invalid: ${error.reason}.`)
  }
}

/** Control characters, and the character that decoders write for invalid bytes. */
const unreadable = /[\p{Cc}\uFFFD]/u
