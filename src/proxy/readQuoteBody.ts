import { readText } from '../client/readText.ts'
import { isSameUser } from './isSameUser.ts'
import { Refusal } from './refusal.ts'

interface ReadQuoteBodyParameters {
  maxBytes: number
  /** The caller; undefined when the integrator tells callers apart by nothing. */
  user: string | undefined
  allowSponsorship: boolean
}

/** Fields that are checked here. A service that ignores letter case must not find a second one. */
const checkedFields: readonly string[] = ['user', 'subsidizeFees']

/**
 * Reads the body of a quote and writes it anew: a field that is given twice reaches the service once.
 *
 * @throws {Refusal}
 */
export async function readQuoteBody(
  { headers, body }: Request,
  { maxBytes, user, allowSponsorship }: ReadQuoteBodyParameters,
): Promise<string> {
  refuseOtherTypes(headers)
  const tooLarge = () => new Refusal('BODY_TOO_LARGE', `A body may have ${maxBytes} bytes.`)
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge()
  const fields = parse(await readText(body, { maxBytes, tooLarge, isFatal: true }).catch(toRefusal))
  for (const name of Object.keys(fields)) {
    const checked = checkedFields.find((field) => field.toLowerCase() === name.toLowerCase())
    if (checked !== undefined && checked !== name) throw invalid(`"${name}" must be written "${checked}"`)
  }
  const { subsidizeFees } = fields
  if (!allowSponsorship && subsidizeFees !== undefined && subsidizeFees !== false) {
    throw new Refusal('SPONSORSHIP_NOT_ALLOWED', 'Fees are not paid for callers here.')
  }
  if (user === undefined) return JSON.stringify(fields)
  if (fields['user'] !== undefined && !isSameUser(fields['user'], user)) {
    throw new Refusal(
      'USER_NOT_ALLOWED',
      'A quote can be asked for your own address alone: `user` must be you.',
    )
  }
  return JSON.stringify({ ...fields, user })
}

/** A page may send any other type to any host without asking it first. */
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
    // Nested too deep to be written anew, it fails here and not later.
    JSON.stringify(json)
  } catch {
    throw invalid('it is not JSON')
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid('it is no object')
  return { ...json }
}

function toRefusal(error: unknown): never {
  throw error instanceof Refusal ? error : invalid('it can not be read')
}

function invalid(reason: string): Refusal {
  return new Refusal('INVALID_BODY', `The body can't be used: ${reason}.`)
}
