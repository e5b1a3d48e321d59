import { InvalidRequestError } from '../errors/client.ts'

/** Maximum depth at which an invalid value is looked for. */
const maxDepth = 32

/**
 * Writes JSON for a request or a key. A value that JSON can't express is reported with its path before anything is
 * sent: thrown while sending, it would look like a network failure.
 *
 * @param at What errors call the value; empty for the parameters themselves.
 * @throws {InvalidRequestError} naming the first field that can't be written.
 */
export function writeJson<value>(
  value: value,
  at = '',
  write: (value: value) => string = writeExactly,
): string {
  try {
    return write(value)
  } catch {
    const { path, rule } = findUnwritable(value, write as (value: unknown) => string)
    throw new InvalidRequestError({ field: (at ? [at, ...path] : path).join('.'), rule })
  }
}

/** Writes JSON in which no `null` replaces another value, such as `NaN`, an invalid date, or a gap in a list. */
function writeExactly(value: unknown): string {
  return JSON.stringify(value, function (this: unknown, name, inner: unknown) {
    if (turnsToNull(inner, this, name)) {
      throw new InvalidRequestError({ field: name, rule: 'JSON would write null' })
    }
    return inner
  })
}

function turnsToNull(value: unknown, holder: unknown, name: string): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (value === null) return (holder as Record<string, unknown>)[name] !== null
  return Array.isArray(holder) && ['undefined', 'function', 'symbol'].includes(typeof value)
}

/** Descends into the first part that can't be written, as far as possible. */
function findUnwritable(value: unknown, write: (value: unknown) => string): { path: string[]; rule: string } {
  const path: string[] = []
  const around = new Set<unknown>()
  let part = value
  while (typeof part === 'object' && part !== null && path.length < maxDepth) {
    if (around.has(part)) return { path, rule: 'it must not hold itself' }
    around.add(part)
    const isList = Array.isArray(part)
    const inner = entriesOf(part).find(([, inner]) => !canWrite(isList ? [inner] : inner, write))
    if (!inner) break
    path.push(inner[0])
    part = inner[1]
  }
  return { path, rule: ruleFor(part) }
}

function ruleFor(value: unknown): string {
  if (typeof value === 'bigint') return 'it must be text or a number, as JSON has no bigint'
  if (typeof value === 'number') return `it must be a finite number, as JSON has no ${value}`
  return 'it must be something that JSON can say'
}

function canWrite(value: unknown, write: (value: unknown) => string): boolean {
  try {
    write(value)
    return true
  } catch {
    return false
  }
}

/** A getter that throws is the part that can't be written. */
function entriesOf(value: object): [string, unknown][] {
  try {
    return Object.entries(value)
  } catch {
    return []
  }
}
