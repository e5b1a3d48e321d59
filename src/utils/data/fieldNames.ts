/** The names of a type's fields, from a record, so that the compiler tells of one that is missing. */
export function fieldNames<name extends string>(names: Readonly<Record<name, true>>): readonly name[] {
  return Object.keys(names) as name[]
}
