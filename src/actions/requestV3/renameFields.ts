import { fieldsOf, isAbsent } from '../../schemas/base/json.ts'

/** Gives fields of an object other names; without a value there is none. */
export function renameFields(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (isAbsent(value)) return undefined
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, inner]) => [names.get(name) ?? name, inner]),
  )
}
