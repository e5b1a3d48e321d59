import { isObject } from '../../../src/utils/data/isObject.ts'

/** The library's own names of what the deployment calls otherwise. */
const ownNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['relay', ['relay', 'platform']],
  ['time', ['updatedAt']],
  ['status', ['status', 'rawStatus']],
  ['type', ['type', 'rawType']],
  ['kind', ['kind', 'rawKind']],
])

/**
 * The paths of an answer whose values are missing from what was read of it. A value counts as read under the answer's
 * name or the library's own.
 */
export function fieldsNotRead(answer: unknown, read: unknown): string[] {
  if (isNothing(answer)) return []
  if (Array.isArray(answer)) {
    if (!Array.isArray(read)) return ['']
    return answer.flatMap((item, index) => lostAt(String(index), fieldsNotRead(item, read[index])))
  }
  if (!isObject(answer)) return isSame(answer, read) ? [] : ['']
  if (!isObject(read)) return Object.keys(answer).length === 0 ? [] : ['']
  return Object.entries(answer).flatMap(([name, value]) => {
    const attempts = (ownNames.get(name) ?? [name]).map((own) => fieldsNotRead(value, read[own]))
    const [best = []] = attempts.toSorted((one, other) => one.length - other.length)
    return lostAt(name, best)
  })
}

function lostAt(name: string, paths: readonly string[]): string[] {
  return paths.map((path) => (path ? `${name}.${path}` : name))
}

/** Absent, `null`, `""` and N/A are one thing. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === 'N/A'
}

function isSame(answer: unknown, read: unknown): boolean {
  if (answer === 'relay' && read === 'platform') return true
  return read !== undefined && typeof read !== 'object' && String(answer) === String(read)
}
