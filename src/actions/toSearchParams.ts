/** Writes an encoded query in the order of `names`, without missing values. */
export function toSearchParams(
  query: Readonly<Record<string, unknown>>,
  names: readonly string[],
): URLSearchParams {
  const pairs = names.flatMap((name) => {
    const value = query[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return new URLSearchParams(pairs)
}
