/** JSON with amounts as strings of digits, as on the wire. Undefined fields are left out. */
export function toJsonText(value: object, toPlain = (inner: unknown) => inner): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'bigint' ? inner.toString() : toPlain(inner),
  )
}
