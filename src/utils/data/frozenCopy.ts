/** A deeply frozen copy of plain data. Values other than plain objects and lists stay as they are. */
export function frozenCopy<value>(value: value): value {
  // Cast: the copy has the type of the original, which TypeScript can't infer.
  return copy(value) as value
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(copy))
  if (!isPlain(value)) return value
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)])))
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
