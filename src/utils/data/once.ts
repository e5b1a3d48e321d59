/** Creates a value on first use, for tables and patterns that a page may never need. */
export function once<value>(create: () => value): () => value {
  let created: { value: value } | undefined
  return () => (created ??= { value: create() }).value
}
