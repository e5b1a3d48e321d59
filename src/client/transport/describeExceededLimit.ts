/** Maximum nesting of values: the API's deepest response has nine levels. */
const maxDepth = 32

/** Maximum number of values in a response: more than twice those of the largest page of requests. */
const maxValues = 50_000

/** Describes which limit a JSON value exceeds; undefined if none. Not recursive. */
export function describeExceededLimit(json: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }]
  let count = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth >= maxDepth) return `it is more than ${maxDepth} levels deep`
    const parts = Object.values(value)
    count += parts.length
    if (count > maxValues) return `it has more than ${maxValues} values`
    for (const part of parts) open.push({ value: part, depth: depth + 1 })
  }
  return undefined
}
