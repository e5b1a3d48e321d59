/** The fields of an object that have a value: what a page passes as undefined, or without types as null, it doesn’t pass. */
export function definedFields<fields extends object>(fields: fields | null | undefined): Partial<fields> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter(([, value]) => value != null),
  ) as Partial<fields>
}
