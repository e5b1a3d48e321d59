import { InvalidRequestError } from '../errors/client.ts'

/** How deep a place is looked for. */
const maxDepth = 32

/**
 * Writes JSON that is sent, or that a key is made of. What JSON can't say is told by its place before anything is sent: thrown
 * where the service is asked, it would look like a failure of the network.
 *
 * @param at What the value is called; empty for parameters themselves.
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

/** JSON in which no `null` stands for something else, such as `NaN`, a date that is none, or a gap in a list. */
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

/** Goes down into what can't be written as long as a part of it can't. */
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

/** A getter may throw, and is then what can't be written. */
function entriesOf(value: object): [string, unknown][] {
  try {
    return Object.entries(value)
  } catch {
    return []
  }
}
