import { isObject } from '../../utils/data/isObject.ts'
import { isPayerOutside } from '../request/isPayerOutside.ts'
import { isSameUser } from '../request/isSameUser.ts'

/** Whose records are returned. */
export interface RecordOwner {
  user: string
  /** Whether to include requests that pay this user through a deposit address that is paid from outside the EVM. */
  isReceivable: boolean
}

/** Keeps a user's own records of a list, without embedded records of others. */
export function keepOwnRecords(records: readonly unknown[], owner: RecordOwner): unknown[] {
  return records
    .filter((record) => isObject(record) && Object.hasOwn(record, 'user') && !namesOtherUser(record, owner))
    .map((record) => withoutOthers(record, owner))
}

function withoutOthers(value: unknown, owner: RecordOwner): unknown {
  const isForeign = (inner: unknown) =>
    namesOtherUser(inner, owner) ||
    isRecordWithoutUser(inner) ||
    (typeof inner === 'string' && containsForeignRecord(inner, owner))
  if (Array.isArray(value)) {
    return value.filter((inner) => !isForeign(inner)).map((inner: unknown) => withoutOthers(inner, owner))
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isForeign(inner) ? [] : [[name, withoutOthers(inner, owner)]],
    ),
  )
}

/** Whether a value names a different user, ignoring case. */
function namesOtherUser(value: unknown, owner: RecordOwner): boolean {
  if (!isObject(value)) return false
  const users = Object.entries(value).flatMap(([name, named]) =>
    normalizeName(name) === 'user' ? [named] : [],
  )
  return users.some((named) => !isSameUser(named, owner.user)) && !isReceived(value, users, owner)
}

/**
 * Whether a record is a deposit address that pays the owner, with a single payer outside the EVM, who can't have a
 * session.
 */
function isReceived(
  record: Record<string, unknown>,
  users: readonly unknown[],
  { user, isReceivable }: RecordOwner,
): boolean {
  return (
    isReceivable &&
    isObject(record['depositAddress']) &&
    isSameUser(record['recipient'], user) &&
    isPayerOutside(record['user'], user) &&
    users.every((named) => named === record['user'])
  )
}

/** Whether a value is a request's record without a user. */
function isRecordWithoutUser(value: unknown): boolean {
  if (!isObject(value)) return false
  const names = new Set(Object.keys(value).map(normalizeName))
  return names.has('id') && names.has('status') && !names.has('user')
}

/** A field's name in one case and script, trimmed. */
function normalizeName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

/** How deep JSON texts may be nested in each other. */
const maxTextDepth = 4

/** Whether a text is JSON that contains another user's record; one that is nested too deep to check counts as that. */
function containsForeignRecord(text: string, owner: RecordOwner, depth = maxTextDepth): boolean {
  if (!/^\s*[{["]/.test(text)) return false
  if (depth === 0) return true
  try {
    let isForeign = false
    JSON.parse(text.trim(), (_, inner: unknown) => {
      isForeign ||= namesOtherUser(inner, owner) || isRecordWithoutUser(inner)
      isForeign ||= typeof inner === 'string' && containsForeignRecord(inner, owner, depth - 1)
      return inner
    })
    return isForeign
  } catch (error) {
    // It is nested too deep, or isn't JSON.
    return error instanceof RangeError
  }
}
