import type { InvalidConfigError } from '../config.ts'

/** Creates the error for an invalid argument. */
export type Invalid = (argument: string, rule: string) => InvalidConfigError

/**
 * Throws at unknown names, since a misspelled field would be ignored. Meant for objects that a page writes out itself, such as a config or
 * a deployment. For objects that a page may spread something larger into, use `checkKinds`.
 *
 * @param argument Name of the object in the error; undefined for the parameters themselves.
 * @param offered The known names that the error suggests for an unknown one.
 */
export function checkFields(
  argument: string | undefined,
  fields: object | undefined,
  known: readonly string[],
  invalid: (argument: string, rule: string) => Error,
  offered = known,
): void {
  if (fields === undefined) return
  if (!isPlainObject(fields)) throw invalid(argument ?? 'parameters', 'it must be an object')
  const unknown = Object.keys(fields).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const list = offered.map((name) => `\`${name}\``).join(', ')
  const meant = findMeantName(unknown, offered)
  throw invalid(
    argument === undefined ? unknown : `${argument}.${unknown}`,
    meant ? ruleOfMisspelled(meant) : `there are ${list}`,
  )
}

/**
 * The known name that a misspelled one most likely means: the one with the fewest different letters, else one that starts with it.
 * Undefined if none is close.
 */
export function findMeantName(unknown: string, known: readonly string[]): string | undefined {
  const letters = unknown.toLowerCase()
  const [nearest] = known
    .map((name) => ({ name, distance: distanceOf(letters, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance * 2 <= Math.max(name.length, letters.length))
    .toSorted((one, other) => one.distance - other.distance)
  if (nearest) return nearest.name
  return letters.length > 2 ? known.find((name) => name.toLowerCase().startsWith(letters)) : undefined
}

/** The rule in the error for a misspelled name. */
export function ruleOfMisspelled(meant: string): string {
  return `there is none; did you mean \`${meant}\`?`
}

/** Levenshtein distance: how many letters must be added, removed or changed to turn one word into the other. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1]
    for (const [index, otherLetter] of [...other].entries()) {
      const [changed = 0, leftOut = 0] = row.slice(index)
      const putIn = next[index] ?? 0
      next.push(Math.min(changed + (letter === otherLetter ? 0 : 1), leftOut + 1, putIn + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** A Map, for example, has no fields of its own, so its contents would be ignored. */
export function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]'
}
