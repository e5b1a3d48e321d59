import type * as z from 'zod/mini'
import { parseWithSchema, SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { Refusal } from '../refusal.ts'
import type { QueryShape } from '../routes.ts'

/**
 * Reads a query of which every parameter is known and given once. What is forwarded is written anew from it, so
 * that the service can't read the same text in another way.
 *
 * @throws {Refusal}
 */
export function readQuery(
  text: string,
  { allowed, maxLength }: { allowed: QueryShape; maxLength: number },
): URLSearchParams {
  if (text.length > maxLength) {
    throw new Refusal('QUERY_TOO_LONG', `A query may have ${maxLength} characters.`)
  }
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(allowed, name)) {
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

/**
 * Lets pass a query of which every parameter is of its kind.
 *
 * @throws {Refusal} `INVALID_PARAMETER`, naming the first that is not.
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
    throw new Refusal('INVALID_PARAMETER', `"${name}" can't be used: ${error.reason}.`)
  }
}

/** Control characters, and what a decoder writes for bytes that are no text. */
const unreadable = /[\p{Cc}\uFFFD]/u
