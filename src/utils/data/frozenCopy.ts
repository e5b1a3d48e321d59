/** A copy of plain data, nested data included, that nothing can change. Whatever is no plain object or list stays as it is. */
export function frozenCopy<value>(value: value): value {
  // What comes out has the type of what went in; TypeScript can't follow that through the parts.
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
