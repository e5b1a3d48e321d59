import { isObject } from '../../utils/data/isObject.ts'
import { isSameUser } from '../request/isSameUser.ts'

/** Keeps a user's own records of a list, without those of others that are embedded in them. */
export function keepOwnRecords(records: readonly unknown[], user: string): unknown[] {
  return records
    .filter((record) => isObject(record) && Object.hasOwn(record, 'user') && !isOther(record, user))
    .map((record) => withoutOthers(record, user))
}

function withoutOthers(value: unknown, user: string): unknown {
  const isForeign = (inner: unknown) =>
    isOther(inner, user) || isNobodys(inner) || (typeof inner === 'string' && tellsOfOther(inner, user))
  if (Array.isArray(value)) {
    return value.filter((inner) => !isForeign(inner)).map((inner: unknown) => withoutOthers(inner, user))
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isForeign(inner) ? [] : [[name, withoutOthers(inner, user)]],
    ),
  )
}

/** Whether a value names a user, in any letter case, who is another one. */
function isOther(value: unknown, user: string): boolean {
  if (!isObject(value)) return false
  return Object.entries(value).some(([name, named]) => plainName(name) === 'user' && !isSameUser(named, user))
}

/** Whether a value is a request's record of which nobody says whose it is. */
function isNobodys(value: unknown): boolean {
  if (!isObject(value)) return false
  const names = new Set(Object.keys(value).map(plainName))
  return names.has('id') && names.has('status') && !names.has('user')
}

/** A field's name in one letter case and script, without what stands around it. */
function plainName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

/** How often a text of JSON may stand in another one. */
const maxTexts = 4

/** Whether a text is JSON in which another user's record is; one that can't be read to its end counts as that. */
function tellsOfOther(text: string, user: string, depth = maxTexts): boolean {
  if (!/^\s*[{["]/.test(text)) return false
  if (depth === 0) return true
  try {
    let isForeign = false
    JSON.parse(text.trim(), (_, inner: unknown) => {
      isForeign ||= isOther(inner, user) || isNobodys(inner)
      isForeign ||= typeof inner === 'string' && tellsOfOther(inner, user, depth - 1)
      return inner
    })
    return isForeign
  } catch (error) {
    // It is nested too deep, or no JSON.
    return error instanceof RangeError
  }
}
