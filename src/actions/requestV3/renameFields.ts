import { fieldsOf } from '../../schemas/base/json.ts'

/** Gives fields of an object other names; undefined stays undefined. */
export function renameFields(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (value === undefined) return undefined
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, inner]) => [names.get(name) ?? name, inner]),
  )
}
