import { parseOptional } from '../../schemas/base/parseWithSchema.ts'
import { requestFiltersSchema, type RequestFilterGroup } from '../../schemas/requests/query/requestFilters.ts'
import { findRepeatedName } from './findRepeatedName.ts'
import { keyOwnerParameters } from './keyOwnerParameters.ts'
import { isSameUser } from './isSameUser.ts'
import { Refusal } from '../refusal.ts'

interface BindHistoryParameters {
  /** The caller; undefined if callers aren't identified. */
  user: string | undefined
  allowKeyOwnerFields: boolean
}

/**
 * Limits a list to what its caller may see. `user` is set to the caller, and since the API joins all parameters with
 * AND, a search by `term`, `id` or hash only finds the caller's own requests. A single named request or deposit address
 * may also be one that pays the caller: someone who pays by hand from outside the EVM has no session.
 *
 * @throws {Refusal} for another user, and for what only the owner of the key may request.
 */
export function bindHistory(
  query: URLSearchParams,
  { user, allowKeyOwnerFields }: BindHistoryParameters,
): URLSearchParams {
  if (!allowKeyOwnerFields) for (const name of query.keys()) refuseKeyOwner(name)
  const filters = query.get('filters')
  if (filters !== null) {
    const groups = readGroups(filters)
    for (const [name, value] of groups.flatMap((group) => Object.entries(group))) {
      const field = name.replace(/^not:/, '')
      if (!allowKeyOwnerFields) refuseKeyOwner(field)
      if (user !== undefined && field === 'user') refuseOtherUser(name === 'user' ? value : null, user)
    }
    query.set('filters', JSON.stringify(groups))
  }
  if (user === undefined) return query
  if (mayBeReceived(query)) {
    query.set('filters', JSON.stringify([{ user }, { recipient: user }] satisfies RequestFilterGroup[]))
    return query
  }
  if (query.has('user')) refuseOtherUser(query.get('user'), user)
  query.set('user', user)
  return query
}

/** Whether a single request or address is named, which may pay the caller. */
export function mayBeReceived(query: URLSearchParams): boolean {
  const isNamed = query.has('id') || query.has('depositAddress')
  return isNamed && !query.has('user') && !query.has('filters')
}

function refuseKeyOwner(name: string): void {
  if (!keyOwnerParameters.has(name)) return
  throw new Refusal('KEY_OWNER_FIELD_NOT_ALLOWED', `"${name}" is for the owner of the API key.`)
}

function refuseOtherUser(value: unknown, user: string): void {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  if (values.every((one) => isSameUser(one, user))) return
  throw new Refusal('USER_NOT_ALLOWED', 'Only your own requests can be listed: `user` must be you.')
}

function readGroups(text: string): RequestFilterGroup[] {
  const groups = parseOptional(requestFiltersSchema, text)
  if (!groups || findRepeatedName(text) !== undefined) throw invalidFilters()
  return groups
}

function invalidFilters(): Refusal {
  return new Refusal(
    'INVALID_PARAMETER',
    '"filters" must be a JSON array of groups of known fields, each with values of its kind.',
  )
}
