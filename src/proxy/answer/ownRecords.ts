import { isObject } from '../../utils/data/isObject.ts'
import { isSameUser } from '../request/isSameUser.ts'

/** Keeps a user's own records of a list, without those of others that are embedded in them. */
export function ownRecords(records: readonly unknown[], user: string): unknown[] {
  return records
    .filter((record) => isObject(record) && isSameUser(record['user'], user))
    .map((record) => withoutOthers(record, user))
}

function withoutOthers(value: unknown, user: string): unknown {
  const isOther = (inner: unknown) =>
    isObject(inner) && Object.hasOwn(inner, 'user') && !isSameUser(inner['user'], user)
  if (Array.isArray(value)) {
    return value.filter((inner) => !isOther(inner)).map((inner: unknown) => withoutOthers(inner, user))
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isOther(inner) ? [] : [[name, withoutOthers(inner, user)]],
    ),
  )
}
