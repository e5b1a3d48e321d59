/** The names of a type's fields, from a record, so that a missing one is a type error. */
export function fieldNames<name extends string>(names: Readonly<Record<name, true>>): readonly name[] {
  return Object.keys(names) as name[]
}
