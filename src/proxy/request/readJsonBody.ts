import { readText } from '../../client/transport/readText.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { findRepeatedName } from './findRepeatedName.ts'
import { Refusal, rethrowAs } from '../refusal.ts'

/**
 * Reads a body of plain JSON, an object, to be rewritten.
 *
 * @throws {Refusal}
 */
export async function readJsonBody(
  { headers, body }: Request,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Record<string, unknown>> {
  refuseOtherTypes(headers)
  const tooLarge = () => new Refusal('BODY_TOO_LARGE', `The body may have at most ${maxBytes} bytes.`)
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge()
  const unreadable = () => invalidBody('it can’t be read')
  return parse(
    await readText(body, { maxBytes, tooLarge, signal, isFatal: true }).catch(rethrowAs(unreadable)),
  )
}

export function invalidBody(reason: string): Refusal {
  return new Refusal('INVALID_BODY', `The body is invalid: ${reason}.`)
}

/** A page may send any other type to any host without a preflight. */
function refuseOtherTypes(headers: Headers): void {
  const type = headers.get('content-type') ?? ''
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (/^application\/json\s*(;\s*charset="?utf-8"?)?\s*$/i.test(type) && encoding === 'identity') return
  throw new Refusal('UNSUPPORTED_CONTENT_TYPE', 'The body must be plain application/json in UTF-8.')
}

function parse(text: string): Record<string, unknown> {
  let json: unknown
  try {
    json = JSON.parse(text)
    // A body nested too deep to be rewritten fails here instead of later.
    JSON.stringify(json)
  } catch {
    throw invalidBody('it isn’t JSON')
  }
  if (!isObject(json)) throw invalidBody('it isn’t a JSON object')
  if (findRepeatedName(text) !== undefined) throw invalidBody('a field is given twice')
  if (hasEndlessNumber(json)) throw invalidBody('a number is too large for JSON')
  if (hasStrangeName(json)) throw invalidBody('a field has a name that isn’t allowed')
  return json
}

/** Names that some programs interpret themselves. */
const claimedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Whether a name at any depth is one of these, or has letters beyond ASCII, which a provider may map to those of a
 * known name.
 */
function hasStrangeName(json: unknown): boolean {
  if (Array.isArray(json)) return json.some(hasStrangeName)
  return (
    isObject(json) &&
    Object.entries(json).some(
      ([name, value]) => claimedNames.has(name) || !/^[\x21-\x7e]+$/.test(name) || hasStrangeName(value),
    )
  )
}

/** Whether a number is too large for JavaScript, such as 1e999: rewritten, it would be null. */
function hasEndlessNumber(json: unknown): boolean {
  if (typeof json === 'number') return !Number.isFinite(json)
  return typeof json === 'object' && json !== null && Object.values(json).some(hasEndlessNumber)
}
