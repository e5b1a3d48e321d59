import { isSameUser } from './isSameUser.ts'
import { invalidBody, readJsonBody } from './readJsonBody.ts'
import { Refusal } from '../refusal.ts'

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
  request: Request,
  { maxBytes, user, allowSponsorship }: ReadQuoteBodyParameters,
): Promise<string> {
  const fields = await readJsonBody(request, maxBytes)
  for (const name of Object.keys(fields)) {
    const checked = checkedFields.find((field) => field.toLowerCase() === name.toLowerCase())
    if (checked !== undefined && checked !== name) throw invalidBody(`"${name}" must be written "${checked}"`)
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
