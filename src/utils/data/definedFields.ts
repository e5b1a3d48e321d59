/** The fields of an object that have a value: undefined, and null from untyped pages, count as not given. */
export function definedFields<fields extends object>(fields: fields | null | undefined): Partial<fields> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter(([, value]) => value != null),
  ) as Partial<fields>
}
