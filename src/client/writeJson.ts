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
  write: (value: value) => string = JSON.stringify,
): string {
  try {
    return write(value)
  } catch {
    const { path, rule } = findUnwritable(value, write as (value: unknown) => string)
    throw new InvalidRequestError({ field: (at ? [at, ...path] : path).join('.'), rule })
  }
}

/** Goes down into what can't be written as long as a part of it can't. */
function findUnwritable(value: unknown, write: (value: unknown) => string): { path: string[]; rule: string } {
  const path: string[] = []
  const around = new Set<unknown>()
  let part = value
  while (typeof part === 'object' && part !== null && path.length < maxDepth) {
    if (around.has(part)) return { path, rule: 'it must not hold itself' }
    around.add(part)
    const inner = entriesOf(part).find(([, inner]) => !canWrite(inner, write))
    if (!inner) break
    path.push(inner[0])
    part = inner[1]
  }
  const isBigint = typeof part === 'bigint'
  return {
    path,
    rule: isBigint
      ? 'it must be text or a number, as JSON has no bigint'
      : 'it must be something that JSON can say',
  }
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
