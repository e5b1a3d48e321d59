/** A copy as plain JSON, amounts as strings of digits: fit for a query key. Undefined fields are left out. */
export function toPlainJson(value: object): Record<string, unknown> {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'bigint' ? inner.toString() : inner,
  )
  return JSON.parse(text) as Record<string, unknown>
}
