/** Brackets and strings; for a name, including its colon. */
const tokens = /[{}[\]]|"(?:[^"\\]|\\.)*"(\s*:)?/g

/**
 * Finds a name that one object of a JSON text contains twice, however it is escaped: parsers differ in which of the two
 * counts.
 */
export function findRepeatedName(json: string): string | undefined {
  const open: Set<string>[] = []
  for (const [token, colon] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (colon !== undefined) {
      const name = String(JSON.parse(token.slice(0, -colon.length)))
      const names = open.at(-1)
      if (names?.has(name)) return name
      names?.add(name)
    }
  }
  return undefined
}
