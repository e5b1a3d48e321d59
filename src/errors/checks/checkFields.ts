import type { InvalidConfigError } from '../config.ts'

/** What is thrown for an argument. */
export type Invalid = (argument: string, rule: string) => InvalidConfigError

/**
 * Refuses unknown names: a misspelled field would be ignored.
 *
 * @param argument Whose fields they are; undefined for the parameters themselves.
 */
export function checkFields(
  argument: string | undefined,
  fields: object | undefined,
  known: readonly string[],
  invalid: (argument: string, rule: string) => Error,
): void {
  if (fields === undefined) return
  if (!isPlainObject(fields)) throw invalid(argument ?? 'parameters', 'it must be an object')
  const unknown = Object.keys(fields).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const list = known.map((name) => `\`${name}\``).join(', ')
  const meant = findMeantName(unknown, known)
  throw invalid(
    argument === undefined ? unknown : `${argument}.${unknown}`,
    meant ? `there is none; did you mean \`${meant}\`?` : `there are ${list}`,
  )
}

/** The known name that a misspelt one most likely stands for; undefined where none is near. */
export function findMeantName(unknown: string, known: readonly string[]): string | undefined {
  const meant = known.toSorted((one, other) => likeness(other, unknown) - likeness(one, unknown))[0]
  return meant !== undefined && likeness(meant, unknown) > 1 ? meant : undefined
}

/** How many letters two names begin with alike. */
function likeness(one: string, other: string): number {
  const [letters, others] = [one.toLowerCase(), other.toLowerCase()]
  const at = [...letters].findIndex((letter, index) => letter !== others[index])
  return at < 0 ? letters.length : at
}

/** A Map, for example, has no fields of its own, so its contents would be ignored. */
export function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]'
}
