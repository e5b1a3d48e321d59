/** How deep values may nest: the interface's deepest answer nests nine levels. */
const maxDepth = 32

/** How many values an answer may hold: the largest page of requests has about a tenth of them. */
const maxValues = 200_000

/** Says in what a JSON value goes beyond what any answer needs; undefined when it does not. Never calls itself. */
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
