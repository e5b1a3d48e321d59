import { readText } from '../../client/transport/readText.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { keyOwnerFields } from '../../schemas/requests/requestRecord.ts'
import { readErrorBody } from '../../schemas/errorBody.ts'
import { keepHeaders } from './keepHeaders.ts'
import { keepOwnRecords, type RecordOwner } from './keepOwnRecords.ts'
import { jsonResponse, Refusal, rethrowAs } from '../refusal.ts'

interface ToClientResponseParameters {
  maxBytes: number
  signal: AbortSignal
  holdsKey: (text: string) => boolean
  allowKeyOwnerFields: boolean
  /** If given, the response is a list, and only this user's records are returned. */
  only: RecordOwner | undefined
}

type Json = Record<string, unknown>

/**
 * Rewrites the provider's response: as JSON only, without what belongs to the owner of the key, and withheld if it
 * contains the key.
 *
 * @throws {Refusal}
 */
export async function toClientResponse(
  response: Response,
  { maxBytes, signal, holdsKey, allowKeyOwnerFields, only }: ToClientResponseParameters,
): Promise<Response> {
  const { status, headers } = response
  const tooLarge = () => new Refusal('RESPONSE_TOO_LARGE', 'The provider’s response is too long.')
  const text = await readText(response.body, { maxBytes, tooLarge, signal, isFatal: true }).catch(
    rethrowAs(malformed),
  )
  if (holdsKey(text)) throw withheld()
  const json = parse(text, (key, value) => {
    if (holdsKey(key) || (typeof value === 'string' && holdsKey(value))) throw withheld()
    return !allowKeyOwnerFields && withheldFields.has(key.toLowerCase()) ? undefined : value
  })
  const kept = keepHeaders(headers, holdsKey)
  if (!response.ok) return jsonResponse(toErrorBody(json, status, only), status, kept)
  if (!json) throw malformed()
  return jsonResponse(only ? ownPage(json, only) : json, status, kept)
}

/** In lower case, since the letter case of what is withheld doesn't matter. */
const withheldFields: ReadonlySet<string> = new Set(keyOwnerFields.map((name) => name.toLowerCase()))

/** An error in the API's format; for a single user, without anything that may reveal someone else's request. */
function toErrorBody(body: unknown, status: number, only: RecordOwner | undefined): Json {
  const { message = `The provider answered with HTTP ${status}.`, errorCode, ...rest } = readErrorBody(body)
  const { errorData, requestId, approxSimulatedBlock, failedCallData } = rest
  if (only) return { message, errorCode }
  return { message, errorCode, errorData, requestId, approxSimulatedBlock, failedCallData }
}

/**
 * The user's own records of a page, even if the provider ignores `user`. A count of more than those is left out, and so
 * is every other field.
 */
function ownPage({ requests, continuation, total }: Json, only: RecordOwner): Json {
  if (!Array.isArray(requests)) throw malformed()
  const own = keepOwnRecords(requests, only)
  return {
    requests: own,
    ...(typeof continuation === 'string' && { continuation }),
    ...(typeof total === 'number' && own.length === requests.length && { total }),
  }
}

function parse(text: string, reviver: (key: string, value: unknown) => unknown): Json | undefined {
  try {
    const json: unknown = JSON.parse(text, reviver)
    return isObject(json) ? json : undefined
  } catch (error) {
    if (error instanceof Refusal) throw error
    return undefined
  }
}

function withheld(): Refusal {
  return new Refusal('RESPONSE_WITHHELD', 'The provider’s response is withheld: it contains a secret.')
}

function malformed(): Refusal {
  return new Refusal('MALFORMED_RESPONSE', 'The provider’s response is not a JSON object.')
}
